import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { planCompetition } from '../../../../../shared/domain/planning/planCompetition.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../../shared/domain/core/dates/times.ts';
import { smallProblem } from '../../../../../shared/domain/planning/planProblem.testing.ts';
import { problemFault } from '../../../../../shared/domain/planning/problemFault.ts';
import { planFileOf, readPlanningFile } from '../files/planningFiles.ts';
import { draftOfPlan } from './draftOfPlan.ts';
import { problemToPlan } from './planProblem.ts';

const PROBLEM = smallProblem(
  1,
  Array.from({ length: 12 }, (_, index) => ({
    birth: 5_000 + index * 100,
    sex: 'F' as const,
    level: index % 2,
    both: true,
    coach: index % 3,
  })),
);
const EMPTY: ScheduleDraft = {
  generation: 0,
  revision: 0,
  seed: null,
  plannedAt: null,
  tracks: [],
  events: [],
  panels: [],
  published: null,
};
const KEEP = { keepsFlights: true, keepsPublished: true, begun: new Set<string>(), onlySurface: null };

/** The draft that the server would answer after a plan was stored. */
function stored(draft: ScheduleDraft, seed: number): ScheduleDraft {
  const problem = problemToPlan(PROBLEM, draft, KEEP);
  expect(problemFault(problem)).toBeNull();
  const plan = planCompetition(problem, { seed, moves: 500, onProgress: () => true });
  const { tracks, events, panels } = draftOfPlan(plan, draft, problem.fixed.flights, PROBLEM.fixed.blocks);
  return {
    ...draft,
    generation: draft.generation + 1,
    revision: draft.revision + 1,
    seed,
    tracks: tracks.map((track) => ({ ...track, version: 1 })),
    events: events.map((event) => ({ ...event, version: 1, isFrozen: false })),
    panels: panels.map((track) => ({ ...track, version: 1 })),
  };
}

it('leaves hours in the middle of a day free, which a locked block keeps, however often it plans', () => {
  const opens = secondsOfTime(PROBLEM.surfaces[0]?.days[0]?.opens ?? '');
  const [from, until] = [opens + 600, opens + 600 + 3 * 3_600];
  const gap = {
    start: timeOfSeconds(from),
    seconds: until - from,
    kind: 'custom',
    title: 'Hockey',
    locked: true,
  } as const;
  const isInGap = ({ start, seconds }: { readonly start: string; readonly seconds: number }) =>
    secondsOfTime(start) < until && secondsOfTime(start) + seconds > from;
  const flightsOf = ({ tracks }: ScheduleDraft) =>
    tracks.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'flight'));
  const tracks = PROBLEM.surfaces.flatMap(({ id, days }) =>
    days.map(({ date }) => ({ surfaceId: id, date, version: 1, blocks: [gap] })),
  );
  for (const seed of [1, 2, 3]) {
    expect(flightsOf(stored(EMPTY, seed)).some(isInGap)).toBe(true);
    const found = stored({ ...EMPTY, tracks }, seed);
    expect(flightsOf(found).filter(isInGap)).toEqual([]);
    for (const { blocks } of found.tracks) expect(blocks).toContainEqual(gap);
  }
});

it('plans again around locked blocks, which keep their titles and their place', () => {
  const first = stored(EMPTY, 1);
  const [track] = first.tracks;
  const block = track?.blocks.find(({ kind }) => kind === 'flight');
  if (!track || !block) throw new Error('The plan has a track with a flight');
  const ceremony = {
    start: '14:00:00',
    seconds: 1_800,
    kind: 'ceremony',
    title: 'Medals',
    locked: true,
  } as const;
  const locked: ScheduleDraft = {
    ...first,
    tracks: first.tracks.map((one) =>
      one === track
        ? {
            ...one,
            blocks: [
              ...one.blocks.map((own) => (own === block ? { ...own, locked: true as const } : own)),
              ceremony,
            ],
          }
        : one,
    ),
  };
  const again = stored(locked, 2);
  const blocks = again.tracks.find(
    ({ surfaceId, date }) => surfaceId === track.surfaceId && date === track.date,
  )?.blocks;
  expect(blocks).toContainEqual({ ...block, locked: true });
  expect(blocks).toContainEqual(ceremony);
  expect(blocks?.filter(({ locked: isLocked }) => isLocked)).toHaveLength(2);
});

it('keeps flights and published times as long as that is wanted, without withdrawn programmes', () => {
  const first = {
    ...stored(EMPTY, 1),
    published: { version: 1, at: '2026-11-22T08:00:00Z', generation: 1, revision: 1 },
  };
  const all = problemToPlan(PROBLEM, first, KEEP).fixed;
  expect(all.flights).toHaveLength(first.events.flatMap(({ flights }) => flights).length);
  expect(all.blocks).toHaveLength(first.tracks.flatMap(({ blocks }) => blocks).length);
  const none = problemToPlan(PROBLEM, first, { ...KEEP, keepsFlights: false, keepsPublished: false }).fixed;
  expect(none).toEqual({ flights: [], blocks: [], panels: [] });
  const [gone] = PROBLEM.programmes;
  const fewer = { ...PROBLEM, programmes: PROBLEM.programmes.slice(1) };
  const left = problemToPlan(fewer, first, KEEP);
  expect(left.fixed.flights.flatMap(({ programmes }) => programmes)).not.toContain(gone?.id);
  expect(problemFault(left)).toBeNull();
});

it('leaves flights that have begun where they are, with their skaters in their order, whatever else is given up', () => {
  const first = {
    ...stored(EMPTY, 1),
    published: { version: 1, at: '2026-11-22T08:00:00Z', generation: 1, revision: 1 },
  };
  const [block] = first.tracks.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'flight'));
  const flightId = block?.flightId ?? '';
  const flightIn = ({ events }: ScheduleDraft) =>
    events.flatMap(({ flights }) => flights).find(({ id }) => id === flightId)?.programmes;
  const choices = { ...KEEP, keepsFlights: false, keepsPublished: false, begun: new Set([flightId]) };
  const problem = problemToPlan(PROBLEM, first, choices);
  expect(problem.fixed.blocks.map((one) => one.flightId)).toEqual([flightId]);
  const plan = planCompetition(problem, { seed: 5, moves: 500, onProgress: () => true });
  const again = draftOfPlan(plan, first, problem.fixed.flights, PROBLEM.fixed.blocks);
  expect(again.tracks.flatMap(({ blocks }) => blocks)).toContainEqual(block);
  const after = again.events.flatMap(({ flights }) => flights).find(({ id }) => id === flightId);
  expect(after).toEqual({ id: flightId, programmes: flightIn(first), keepsOrder: true });
});

it('reads what it saves, and names the field of a bad file', () => {
  const draft = stored(EMPTY, 1);
  const plan = planFileOf(PROBLEM, draft);
  expect(readPlanningFile(JSON.stringify(plan), PROBLEM)).toMatchObject({ kind: 'plan' });
  expect(readPlanningFile(JSON.stringify(PROBLEM), PROBLEM)).toMatchObject({ kind: 'problem' });
  expect(readPlanningFile('{', PROBLEM)).toEqual({ kind: 'notJson' });
  expect(readPlanningFile(JSON.stringify({ ...plan, blocks: 'none' }), PROBLEM)).toEqual({
    kind: 'wrongField',
    field: 'blocks',
  });
  const foreign = { ...plan, flights: plan.flights.map((flight) => ({ ...flight, programmes: ['x'] })) };
  expect(readPlanningFile(JSON.stringify(foreign), PROBLEM)).toEqual({
    kind: 'fault',
    fault: { field: 'flights[0].programmes[0]', message: '"x" is not in the file' },
  });
  const other = { ...PROBLEM, programmes: PROBLEM.programmes.map((one) => ({ ...one, id: `${one.id} 2` })) };
  expect(readPlanningFile(JSON.stringify(other), PROBLEM)).toMatchObject({
    kind: 'fault',
    fault: { field: 'programmes[0].id' },
  });
});

it('plans onto the one surface that was chosen, with the closed hours of that surface alone', () => {
  const blocks = ['A', 'B'].map((surfaceId) => ({
    surfaceId,
    date: '2027-01-06',
    start: '10:00:00',
    seconds: 900,
    kind: 'resurfacing' as const,
    locked: true as const,
  }));
  const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks } };
  const only = problemToPlan(problem, EMPTY, { ...KEEP, onlySurface: 'B' });
  expect(problemFault(only)).toBeNull();
  expect(only.surfaces.filter(({ days }) => days.length > 0).map(({ id }) => id)).toEqual(['B']);
  const plan = planCompetition(only, { seed: 1, moves: 500, onProgress: () => true });
  const { tracks } = draftOfPlan(plan, EMPTY, [], blocks);
  expect(tracks.map(({ surfaceId }) => surfaceId)).toEqual(['B']);
});

it('leaves the hours free in which others have the ice, and stores no block of them', () => {
  const opens = secondsOfTime(PROBLEM.surfaces[0]?.days[0]?.opens ?? '');
  const [from, until] = [opens + 600, opens + 7_800];
  const closed = PROBLEM.surfaces.flatMap(({ id, days }) =>
    days.map(({ date }) => ({
      surfaceId: id,
      date,
      start: timeOfSeconds(from),
      seconds: until - from,
      kind: 'resurfacing' as const,
      locked: true as const,
    })),
  );
  const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks: closed } };
  const fixed = problemToPlan(problem, EMPTY, KEEP);
  expect(problemFault(fixed)).toBeNull();
  const plan = planCompetition(fixed, { seed: 1, moves: 500, onProgress: () => true });
  const { tracks } = draftOfPlan(plan, EMPTY, [], closed);
  const blocks = tracks.flatMap((track) => track.blocks);
  expect(blocks.filter(({ kind }) => kind === 'flight').length).toBeGreaterThan(0);
  const within = blocks.filter(
    ({ start, seconds }) => secondsOfTime(start) < until && secondsOfTime(start) + seconds > from,
  );
  expect(within).toEqual([]);
});
