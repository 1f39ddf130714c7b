import { competitionProgrammes } from '../../functions/services/people/competitionProgrammes.ts';
import { plannedCoaches } from '../../functions/services/schedule/loadCoaches.ts';
import { plannedProgrammes, planningProblem } from '../../functions/services/schedule/planningProblem.ts';
import { judgeKey, judgingKey } from '../../functions/store/judges/keys.ts';
import { newJudge } from '../../functions/store/judges/storedJudges.ts';
import { pointerKey, publishedKey, publishedTrackKey } from '../../functions/store/publishing/keys.ts';
import type { PublishedTrack, PublishedVersion } from '../../functions/store/publishing/repository.ts';
import { headItem, partItems, type DraftParts } from '../../functions/store/schedule/storedDraft.ts';
import type { DraftPanels, DraftTrack } from '../../shared/contract/schedule/draftParts.ts';
import type { Plan } from '../../shared/contract/schedule/planningFiles.ts';
import { eventsToPlan } from '../../shared/domain/schedule/draft/eventsToPlan.ts';
import { daysOf } from '../../shared/domain/schedule/ice/iceDays.ts';
import { planCompetition } from '../../shared/domain/schedule/planCompetition.ts';
import { DEMO_ADMINISTRATOR } from './accounts.ts';
import { iceOf } from './ice.ts';
import type { DemoItem } from './items.ts';
import { demoId, seededRandom } from './random.ts';
import { scheduleMailItems } from './scheduleMails.ts';
import type { DemoSeason } from './season.ts';

/** Fewer moves than an organiser would allow: the demo starts soon, and its plan fits. */
const MOVES = 40_000;
const SEED = 11;

/** Days before the start of the competition on which its schedule was published. */
const PUBLISHED_DAYS = 9;
const DAY_MILLISECONDS = 86_400_000;

/** The closed competition's schedule: planned, with start orders and panels, and published as its first version. */
export function scheduleItems(season: DemoSeason): DemoItem[] {
  const { competition } = season.competitions.closed;
  const at = new Date(season.now.getTime() - PUBLISHED_DAYS * DAY_MILLISECONDS).toISOString();
  const { problem, plan } = demoPlan(season);
  const parts = partsOf(plan, at);
  const publication = demoId(seededRandom(1616), 1);
  const head = { generation: 1, revision: 1, plan: publication, seed: SEED, plannedAt: at };
  const tracks = publishedTracks(plan, parts);
  const version: PublishedVersion = {
    competitionId: competition.id,
    version: 1,
    publication,
    generation: 1,
    revision: 1,
    at,
    by: DEMO_ADMINISTRATOR,
    comment: null,
    tracks: tracks.map(({ surfaceId, date }) => ({ surfaceId, date })),
  };
  return [
    headItem(competition.id, head),
    ...partItems(competition.id, head.plan, parts),
    { ...pointerKey(competition.id), type: 'publishedSchedule', ...version },
    { ...publishedKey(competition.id, 1), type: 'publishedVersion', ...version },
    ...tracks.map((track) => ({
      ...publishedTrackKey(competition.id, publication, track),
      type: 'publishedTrack',
      ...track,
    })),
    ...judgeItems(competition.id, plan, at),
    ...scheduleMailItems(season, problem, plan, at),
  ];
}

/** What the planner makes of the closed competition's entries. */
export function demoPlan({ competitions, entries: all, coaches }: DemoSeason) {
  const { competition, form } = competitions.closed;
  const entries = all.filter(({ competitionId }) => competitionId === competition.id);
  const known = competitionProgrammes(competition.id, entries, []);
  const programmes = plannedProgrammes(known.programmes);
  const skating = new Set(programmes.flatMap(({ personIds }) => personIds));
  const entered = new Set(programmes.flatMap(({ rinkId }) => rinkId ?? []));
  const there = coaches.filter(({ rinkIds }) => rinkIds.some((id) => entered.has(id)));
  const problem = planningProblem({
    timeZone: competition.timeZone,
    ice: iceOf(competitions.closed),
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
  return { problem, plan: planCompetition(problem, { seed: SEED, moves: MOVES, onProgress: () => true }) };
}

function partsOf({ flights, blocks, panels }: Plan, at: string): DraftParts {
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

/** What stands on the same day of a surface, together. */
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

function publishedTracks({ flights }: Plan, { tracks, panels }: DraftParts): PublishedTrack[] {
  const byId = new Map(flights.map((flight) => [flight.id, flight]));
  return tracks.map(({ surfaceId, date, blocks }) => ({
    surfaceId,
    date,
    blocks: blocks.map(({ locked: _locked, ...block }) => block),
    flights: blocks.flatMap(({ flightId }) => byId.get(flightId ?? '') ?? []),
    panels: panels.find((some) => some.surfaceId === surfaceId && some.date === date)?.panels ?? [],
  }));
}
