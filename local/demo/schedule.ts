import { competitionProgrammes } from '../../functions/services/entering/duplicates/competitionProgrammes.ts';
import { plannedCoaches } from '../../functions/services/planning/draft/loadCoaches.ts';
import {
  plannedProgrammes,
  planningProblem,
} from '../../functions/services/planning/draft/planningProblem.ts';
import { judgeKey, judgingKey } from '../../functions/store/planning/panels/keys.ts';
import { newJudge } from '../../functions/store/planning/panels/storedJudges.ts';
import {
  pointerKey,
  publishedKey,
  publishedTrackKey,
} from '../../functions/store/planning/publishing/keys.ts';
import type {
  PublishedTrack,
  PublishedVersion,
} from '../../functions/store/planning/publishing/repository.ts';
import {
  headItem,
  partItems,
  type StoredDraftParts,
  partVersionsOf,
} from '../../functions/store/planning/draft/storedDraft.ts';
import type { DraftPanels, DraftTrack } from '../../shared/contract/planning/draftParts.ts';
import type { Plan } from '../../shared/contract/core/planningFiles.ts';
import { contentOfDraft } from '../../shared/domain/planning/draft/contentOfDraft.ts';
import { eventsToPlan } from '../../shared/domain/planning/draft/eventsToPlan.ts';
import { daysOf } from '../../shared/domain/entering/onIce/iceDays.ts';
import { planCompetition } from '../../shared/domain/planning/planCompetition.ts';
import { DEMO_ADMINISTRATOR } from './accounts.ts';
import { demoIce } from './ice.ts';
import type { DemoItem } from './items.ts';
import { demoId, seededRandom } from './random.ts';
import { scheduleMailItems } from './scheduleMails.ts';
import type { DemoTarget } from './entry.ts';
import { playedItems } from './played.ts';
import type { DemoSeason } from './season.ts';
import { DAY_MILLISECONDS } from '../../shared/domain/core/dates/days.ts';

const SEED = 11;

interface Scheduled {
  readonly target: DemoTarget;
  /** Days before now on which the schedule was published. */
  readonly publishedDays: number;
  /** Of its publication's id, which no other competition has. */
  readonly publicationSeed: number;
  /** Fewer moves than an organiser would allow: the demo starts soon, and its plans fit. */
  readonly moves: number;
  /** Confirmed too late for the schedule: the first walked on, the other one still may. */
  readonly latecomers: number;
  /** Until when people have played it. */
  readonly playedUntil: Date | null;
}

/** The competitions with a schedule: one to come, one in the middle of its day, and one that is over. */
const SCHEDULED = ['closed', 'today', 'archived'] as const;

/** @param keys of the competitions, if not all with a schedule */
export function scheduleItems(
  season: DemoSeason,
  keys: readonly (typeof SCHEDULED)[number][] = SCHEDULED,
): DemoItem[] {
  const { now, competitions } = season;
  const { closed, today, archived } = competitions;
  const scheduled = {
    closed: {
      target: closed,
      latecomers: 0,
      publicationSeed: 1616,
      publishedDays: 9,
      moves: 40_000,
      playedUntil: null,
    },
    today: {
      target: today,
      latecomers: 2,
      publicationSeed: 1617,
      publishedDays: 8,
      moves: 4_000,
      playedUntil: now,
    },
    archived: {
      target: archived,
      latecomers: 0,
      publicationSeed: 1618,
      publishedDays: 300,
      moves: 4_000,
      playedUntil: now,
    },
  };
  return keys.flatMap((key) => scheduledItems(season, scheduled[key]));
}

/** A schedule, planned with start orders and panels, published as its first version, and the day as far as it was played. */
function scheduledItems(
  season: DemoSeason,
  { target, latecomers, publicationSeed, publishedDays, moves, playedUntil }: Scheduled,
): DemoItem[] {
  const { competition } = target;
  const at = new Date(season.now.getTime() - publishedDays * DAY_MILLISECONDS).toISOString();
  const { problem, plan, programmes, late } = demoPlan(season, target, moves, latecomers);
  const parts = partsOf(plan, at);
  const publication = demoId(seededRandom(publicationSeed), 1);
  const head = { generation: 1, revision: 1, plan: publication, seed: SEED, plannedAt: at };
  const partItemsOfPlan = partItems(competition.id, head.plan, parts);
  const tracks = publishedTracks(plan, parts);
  const played = playedUntil
    ? playedItems({ season, target, tracks, programmes, walkOn: late[0], until: playedUntil })
    : [];
  const version: PublishedVersion = {
    competitionId: competition.id,
    version: 1,
    publication,
    generation: 1,
    revision: 1,
    content: contentOfDraft(parts),
    at,
    by: DEMO_ADMINISTRATOR,
    comment: null,
    tracks: tracks.map(({ surfaceId, date }) => ({ surfaceId, date })),
    ...listOf(played),
  };
  return [
    headItem(competition.id, { ...head, partVersions: partVersionsOf(partItemsOfPlan) }),
    ...partItemsOfPlan,
    { ...pointerKey(competition.id), type: 'publishedSchedule', ...version },
    { ...publishedKey(competition.id, 1), type: 'publishedVersion', ...version },
    ...tracks.map((track) => ({
      ...publishedTrackKey(competition.id, publication, track),
      type: 'publishedTrack',
      ...track,
    })),
    ...judgeItems(competition.id, plan, at),
    ...scheduleMailItems(season, competition.id, problem, plan, at),
    ...played,
  ];
}

/** What a pointer says of the flights that got under way, and of those with sheets. */
function listOf(played: readonly DemoItem[]): Pick<PublishedVersion, 'underWay' | 'listed' | 'written'> {
  const flightsOf = (type: string) => played.filter((item) => item['type'] === type);
  const written = flightsOf('sheets').map((item) => String(item['flightId']));
  const started = flightsOf('dayFlight').filter((item) => item['startedAt'] !== undefined);
  const underWay = started.length + written.length;
  return { underWay, listed: underWay, written };
}

/** Plans a competition's entries, without so many that came too late. */
export function demoPlan(
  { entries: all, coaches }: DemoSeason,
  target: DemoTarget,
  moves: number,
  latecomers = 0,
) {
  const { competition, form } = target;
  const entries = all.filter(({ competitionId }) => competitionId === competition.id);
  const known = competitionProgrammes(competition.id, entries, []);
  const confirmed = plannedProgrammes(known.programmes);
  // Of the highest levels, whose flights are still to come at midday.
  const late = form.formats
    .flatMap(({ events }) => events)
    .map(({ id }) => confirmed.filter(({ eventId }) => eventId === id))
    .filter((own) => own.length > 3)
    .toReversed()
    .flatMap((own) => own.at(-1) ?? [])
    .slice(0, latecomers);
  const programmes = confirmed.filter((programme) => !late.includes(programme));
  const skating = new Set(programmes.flatMap(({ personIds }) => personIds));
  const entered = new Set(programmes.flatMap(({ rinkId }) => rinkId ?? []));
  const there = coaches.filter(({ rinkIds }) => rinkIds.some((id) => entered.has(id)));
  const problem = planningProblem({
    timeZone: competition.timeZone,
    ice: demoIce(target),
    events: eventsToPlan(form.formats, []),
    programmes,
    skaters: known.people.filter(({ id }) => skating.has(id)),
    coaches: plannedCoaches(
      programmes,
      daysOf(competition),
      new Map(),
      new Map(there.map((coach) => [coach.id, coach])),
    ),
  });
  const plan = planCompetition(problem, { seed: SEED, moves, onProgress: () => true });
  return { problem, plan, programmes: known.programmes, late };
}

function partsOf({ flights, blocks, panels }: Plan, at: string): StoredDraftParts {
  return {
    tracks: byTrack(blocks).map((own): DraftTrack => ({
      ...own.track,
      version: 1,
      blocks: own.items.map(({ surfaceId: _surface, date: _day, ...block }) => block),
    })),
    events: [...Map.groupBy(flights, ({ eventId }) => eventId)].map(([eventId, own]) => ({
      eventId,
      version: 1,
      isFrozen: false,
      flights: own.map(({ id, programmes }) => ({
        id,
        programmes,
        drawn: { seed: SEED, at, reason: null },
      })),
    })),
    panels: byTrack(panels).map(({ track, items }): DraftPanels => ({
      ...track,
      version: 1,
      panels: items.map(({ flightIds, judges, referee }, index) => ({
        id: `panel-${track.surfaceId}-${track.date}-${String(index + 1)}`,
        flightIds,
        judges,
        referee,
      })),
    })),
  };
}

interface Track {
  readonly surfaceId: string;
  readonly date: string;
}

/** Groups items by the day of a surface. */
const byTrack = <Item extends Track>(items: readonly Item[]) =>
  [...Map.groupBy(items, ({ surfaceId, date }) => `${surfaceId} ${date}`).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ track: { surfaceId: first.surfaceId, date: first.date }, items: own }] : [];
  });

/** The judges on the panels: asked by mail, and all of them came. */
function judgeItems(competitionId: string, { panels }: Plan, at: string): DemoItem[] {
  const seated = new Set(
    panels.flatMap(({ judges, referee }) => [...judges, referee].flatMap((id) => id ?? [])),
  );
  return [...seated].flatMap((coachId) => [
    {
      ...judgeKey(competitionId, coachId),
      ...newJudge(competitionId, coachId, at),
      state: 'accepted',
      answeredAt: at,
      version: 1,
    },
    { ...judgingKey(coachId, competitionId), type: 'judging', competitionId },
  ]);
}

function publishedTracks({ flights }: Plan, { tracks, panels }: StoredDraftParts): PublishedTrack[] {
  const byId = new Map(flights.map((flight) => [flight.id, flight]));
  return tracks.map(({ surfaceId, date, blocks }) => ({
    surfaceId,
    date,
    blocks: blocks.map(({ locked: _locked, ...block }) => block),
    flights: blocks.flatMap(({ flightId }) => byId.get(flightId ?? '') ?? []),
    panels: panels.find((some) => some.surfaceId === surfaceId && some.date === date)?.panels ?? [],
  }));
}
