import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import type { DataOf } from '../../../contract/types.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { keyOfTrack } from '../../planning/draft/draftBlocks.ts';
import { withBlocksAndPanels } from '../../planning/draft/panelOfRun.ts';
import { planOfDraft } from '../../planning/draft/planOfDraft.ts';
import type { LateDay } from '../../planning/late/layLateDay.ts';
import { byAdvice } from '../../planning/late/byAdvice.ts';
import { lateProposals } from '../../planning/late/lateProposals.ts';
import { blockInPace, problemInPace } from './lateInPace.ts';
import { pacedSeconds, realPace, scheduledPace, type Pace } from './pace.ts';
import type { Stage } from './playStep.ts';
import type { LostIceStep, RunLateStep } from './script.ts';

/** The ice of a surface ends early, under a schedule that is published. */
export async function loseIce(step: LostIceStep, { competitionId, cast, pace = realPace }: Stage) {
  const params = { competitionId };
  const { surfaces, rules, version } = await cast.organiser('getIce', { params });
  const closes = timeOfSeconds(pacedSeconds(pace, step.closes)).slice(0, -3);
  const isLost = (surfaceId: string, day: { readonly date: string; readonly closes: string }) =>
    surfaceId === step.surfaceId && day.date === step.date && day.closes > closes;
  if (!surfaces.some(({ id, days }) => days.some((day) => isLost(id, day)))) return;
  const left = surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => (isLost(surface.id, day) ? { ...day, closes } : day)),
  }));
  await cast.organiser('updateIce', { params, body: { surfaces: left, rules, version } });
}

/** An organiser wants an answer by then. */
const MOST_MILLISECONDS = 2_000;
/** Flights that start sooner stay where they are: their skaters are in the locker room. */
const KEPT_SECONDS = 15 * 60;

type Trouble = Pick<RunLateStep, 'cause' | 'date'>;

/** By the comment of its version is seen whether it was done before. */
const commentOf = ({ cause, date }: Trouble) =>
  `${cause === 'delay' ? 'Forty minutes late' : 'An hour of ice lost'} (${date})`;

/** Whether the new times after a trouble are published. */
export const isPublishedTrouble = (
  trouble: Trouble,
  { versions }: Pick<DataOf<'getPublishing'>, 'versions'>,
): boolean => versions.some(({ comment }) => comment === commentOf(trouble));

/** The organiser uses the best way that “Running late” proposes, and publishes the new times. */
export async function runLate(step: RunLateStep, stage: Stage): Promise<void> {
  const { competitionId, cast, now, pace = realPace } = stage;
  const params = { competitionId };
  const call = cast.organiser;
  if (isPublishedTrouble(step, await call('getPublishing', { params }))) return;
  const [runs, { problem }, draft] = await Promise.all([
    call('listRuns', { params, query: { date: step.date } }),
    call('getScheduleProblem', { params }),
    call('getScheduleDraft', { params }),
  ]);
  const scheduled = scheduledPace(pace);
  const drafted = planOfDraft(draft);
  const end = now().getTime() + MOST_MILLISECONDS;
  const proposals = lateProposals(
    problemInPace(problem, scheduled),
    { ...drafted, blocks: drafted.blocks.map((block) => blockInPace(block, scheduled)) },
    lateDay(step, runs, pace),
    () => now().getTime() > end,
  ).filter(({ price }) => !price.isOnTime);
  const best = byAdvice(proposals)
    .map(({ plan }) => plan.blocks.map((block) => blockInPace(block, pace)))
    .find((blocks) => isOnIce(problem, drafted.blocks, blocks));
  if (best) await storeChanges(draft, withOpenPanels(draft, withBlocksAndPanels(draft, best)), stage);
  const { findings, undrawn, ...shown } = await call('getScheduleDifference', { params });
  const { version, generation, revision } = shown;
  const confirmed = findings.map(({ id }) => id);
  const confirmedUndrawn = undrawn.map(({ id }) => id);
  const body = { version, generation, revision, confirmed, confirmedUndrawn, comment: commentOf(step) };
  await call('publishSchedule', { params, body });
}

/** What has begun, or begins soon, is fixed where it is: by the script, because a rehearsal may run faster than its clock. */
function lateDay(step: RunLateStep, { runs, lostIce }: DataOf<'listRuns'>, pace: Pace): LateDay {
  const scheduled = scheduledPace(pace);
  const now = pacedSeconds(scheduled, step.at);
  const flights = runs.flatMap(({ surfaceId, flights: own }) =>
    own.map(({ id, start, seconds, state }) => {
      const from = secondsOfTime(start);
      const was = pacedSeconds(scheduled, from);
      const about = was + (surfaceId === step.late?.surfaceId ? step.late.seconds : 0);
      const until = about + pacedSeconds(scheduled, from + seconds) - was;
      const isOnIce = state === 'now';
      return { id, surfaceId, was, about, end: isOnIce ? Math.max(until, now) : until, state };
    }),
  );
  const withoutIce = new Set(lostIce.flatMap(({ flightIds }) => flightIds));
  const isKept = ({ id, about }: { readonly id: string; readonly about: number }) =>
    about < now + KEPT_SECONDS && !withoutIce.has(id);
  const fixed = flights.filter((flight) => flight.state !== 'toCome' || isKept(flight));
  return {
    date: step.date,
    now,
    fixed: new Map(fixed.map(({ id, surfaceId, about, end }) => [id, { surfaceId, start: about, end }])),
    published: new Map(flights.map(({ id, was }) => [id, was])),
  };
}

/** No draft takes a block that comes to begin after closing. */
function isOnIce(problem: Problem, before: readonly Block[], after: readonly Block[]): boolean {
  const closes = new Map(tracksOf(problem).map((track) => [keyOfTrack(track), track.closes]));
  const placeOf = (block: Block) => `${keyOfTrack(block)} ${block.start}`;
  const had = new Set(before.map(placeOf));
  return after.every(
    (block) => had.has(placeOf(block)) || secondsOfTime(block.start) < (closes.get(keyOfTrack(block)) ?? 0),
  );
}

/** A flight that came to ice without a panel gets one with open seats: somebody has to judge it. */
function withOpenPanels(before: ScheduleDraft, after: ScheduleDraft): ScheduleDraft {
  const judged = new Set(flightsOfPanels(after));
  const unjudged = new Set(flightsOfPanels(before).filter((flightId) => !judged.has(flightId)));
  const seats = before.panels.flatMap(({ panels }) => panels)[0];
  if (unjudged.size === 0 || !seats) return after;
  const open = { judges: seats.judges.map(() => null), referee: null };
  const moved = Map.groupBy(
    planOfDraft(after).blocks.filter(({ flightId = '' }) => unjudged.has(flightId)),
    keyOfTrack,
  );
  const known = new Set(after.panels.map(keyOfTrack));
  const tracks = [
    ...after.panels,
    ...after.tracks
      .filter((track) => !known.has(keyOfTrack(track)))
      .map(({ surfaceId, date }) => ({ surfaceId, date, version: 0, panels: [] })),
  ];
  return {
    ...after,
    panels: tracks.flatMap((track) => {
      const own = (moved.get(keyOfTrack(track)) ?? []).flatMap(({ flightId }) => flightId ?? []);
      if (own.length === 0) return known.has(keyOfTrack(track)) ? [track] : [];
      const panels = own.map((flightId) => ({ id: `open ${flightId}`, flightIds: [flightId], ...open }));
      return [{ ...track, panels: [...track.panels, ...panels] }];
    }),
  };
}

const flightsOfPanels = ({ panels }: ScheduleDraft) =>
  panels.flatMap((track) => track.panels.flatMap(({ flightIds }) => flightIds));

async function storeChanges(
  before: ScheduleDraft,
  after: ScheduleDraft,
  { competitionId, cast }: Stage,
): Promise<void> {
  const tracks = after.tracks.filter((track) => !before.tracks.includes(track));
  const panels = after.panels.filter((track) => !before.panels.includes(track));
  if (tracks.length + panels.length === 0) return;
  const body = { generation: before.generation, tracks, events: [], panels, reason: 'Running late' };
  await cast.organiser('updateScheduleDraft', { params: { competitionId }, body });
}
