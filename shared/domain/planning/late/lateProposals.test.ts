import { expect, it } from 'vitest';
import type { Block, Plan } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { LateDay, FixedFlight } from './layLateDay.ts';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProposals, swapProposal } from './lateProposals.ts';

const clockOf = ({ start }: Block) => start.slice(0, 5);

const fixed = (...flights: readonly (readonly [number, FixedFlight])[]) =>
  new Map(flights.map(([number, times]) => [`f${number}`, times]));

const PROBLEM = problemOf(['ann', 'bo', 'cy', 'di', 'ed', 'ann']);
const PLAN: Pick<Plan, 'flights' | 'blocks' | 'panels'> = {
  flights: [0, 1, 2, 3, 4].map((number) => flightOf(number, number === 4 ? [4, 5] : [number])),
  blocks: [
    block('A', '10:00', 20, 0),
    block('A', '10:20', 20, 1),
    block('A', '10:40', 15, 'resurfacing'),
    block('A', '10:55', 20, 2),
    block('A', '11:15', 20, 'break'),
    block('A', '11:35', 20, 3),
    block('A', '11:55', 20, 4),
    block('B', '10:00', 20, 'practice'),
  ],
  panels: [],
};
/** The first flight ended at 11:00 and not at 10:20. */
const DAY: LateDay = {
  date: DATE,
  now: at('11:00'),
  published: publishedOf(PLAN.blocks),
  fixed: fixed([0, { surfaceId: 'A', start: at('10:40'), end: at('11:00') }]),
};

it('starts everything later in its order, lets breaks absorb the delay, and says who waits', () => {
  const [later] = lateProposals(PROBLEM, PLAN, DAY);
  expect(later?.catchUp).toBe('later');
  expect(later?.plan.blocks.map((one) => `${clockOf(one)} ${one.flightId ?? one.kind}`)).toEqual([
    '10:00 f0',
    '11:00 f1',
    '11:20 resurfacing',
    '11:35 f2',
    // The break of twenty minutes is used up.
    '11:55 f3',
    '12:15 f4',
    '10:00 practice',
  ]);
  expect(later?.price).toMatchObject({
    waiting: 5,
    // 40 for Bo and Cy; 20 for Di, Ed and Ann, who the break lets catch up.
    averageMinutes: 28,
    longestMinutes: 40,
    pauseMinutes: 20,
    moved: [],
    rests: [],
    ends: [
      { surfaceId: 'A', end: at('12:35') },
      { surfaceId: 'B', end: 0 },
    ],
  });
});

it('starts what follows a flight with a walk-on later, and leaves the block as the schedule has it', () => {
  const longer = new Map([['f1', 25 * 60]]);
  const [later] = lateProposals(PROBLEM, PLAN, { ...DAY, longer });
  expect(later?.plan.blocks.slice(1, 3).map(clockOf)).toEqual(['11:00', '11:25']);
  expect(later?.plan.blocks[1]?.seconds).toBe(20 * 60);
});

it('takes resurfacings in ten minutes, and flights to the other surface, where that helps', () => {
  const proposals = lateProposals(PROBLEM, PLAN, DAY);
  expect(proposals.map(({ catchUp }) => catchUp)).toEqual(['later', 'shortResurfacings', 'otherIce']);
  const [, short, other] = proposals;
  expect(short?.price).toMatchObject({ shortResurfacings: 1, longestMinutes: 40 });
  expect(short?.plan.blocks.find(({ flightId }) => flightId === 'f4')?.start).toBe('12:10:00');
  expect(other?.price.moved.length).toBeGreaterThan(0);
  // Nobody skates before the published time, on whichever surface.
  for (const { plan } of proposals)
    for (const { flightId, start } of plan.blocks) {
      const before = PLAN.blocks.find((one) => one.flightId === flightId);
      if (flightId !== undefined)
        expect(secondsOfTime(start)).toBeGreaterThanOrEqual(at(before?.start ?? '0'));
    }
});

it('leaves what has begun where it is, and has nothing to say of a day that is on time', () => {
  const onTime = {
    ...DAY,
    now: at('10:20'),
    fixed: fixed([0, { surfaceId: 'A', start: at('10:00'), end: at('10:20') }]),
  };
  const [later, ...others] = lateProposals(PROBLEM, PLAN, onTime);
  expect(others).toEqual([]);
  expect(later?.plan.blocks).toEqual(PLAN.blocks);
  expect(later?.price).toMatchObject({ isOnTime: true, waiting: 0, longestMinutes: 0, pauseMinutes: 0 });

  // Four minutes are no delay that a short resurfacing has to make good.
  const fourLate = new Map([['f0', { surfaceId: 'A', start: at('10:04'), end: at('10:24') }]]);
  expect(lateProposals(PROBLEM, PLAN, { ...DAY, now: at('10:24'), fixed: fourLate })).toHaveLength(1);
});

it('counts a flight that is held as late, and what stands behind it', () => {
  const onTime = {
    ...DAY,
    now: at('10:20'),
    fixed: fixed([0, { surfaceId: 'A', start: at('10:00'), end: at('10:20') }]),
  };
  const [later] = lateProposals(PROBLEM, PLAN, { ...onTime, held: new Map([['f1', at('11:00')]]) });
  expect(later?.price).toMatchObject({ isOnTime: false, longestMinutes: 40 });
  expect(later?.plan.blocks.map(clockOf).slice(1, 4)).toEqual(['11:00', '11:20', '11:35']);
});

it('names the rests that a proposal breaks, and prefers those that break none', () => {
  // Ann ends at 11:00 and would start again on the other surface at 11:10, where 20 minutes are the least.
  const problem = problemOf(['ann', 'ann', 'bo']);
  const plan = {
    flights: [0, 1, 2].map((number) => flightOf(number, [number])),
    blocks: [block('A', '10:00', 20, 0), block('B', '11:10', 20, 1), block('A', '10:20', 20, 2)],
    panels: [],
  };
  const day = { ...DAY, published: publishedOf(plan.blocks) };
  const [later, ...others] = lateProposals(problem, plan, day);
  expect(others.map(({ catchUp, price }) => [catchUp, price.rests.length])).toEqual([['otherIce', 0]]);
  expect(later?.price.rests).toMatchObject([{ skaters: ['ann'], flightIds: ['f0', 'f1'] }]);
});

it('takes flights off ice that was lost, and leaves there what nobody can move', () => {
  const lost = {
    ...PROBLEM,
    surfaces: PROBLEM.surfaces.map((surface) => (surface.id === 'A' ? { ...surface, days: [] } : surface)),
  };
  const proposals = lateProposals(lost, PLAN, DAY);
  expect(proposals[0]?.price.withoutIce).toBe(4);
  const other = proposals.find(({ catchUp }) => catchUp === 'otherIce');
  expect(other?.price.withoutIce).toBe(0);
  expect(other?.price.moved.map(({ flightId }) => flightId)).toEqual(['f1', 'f2', 'f3', 'f4']);
  expect(other?.plan.blocks.find(({ flightId }) => flightId === 'f0')).toEqual(PLAN.blocks[0]);
  const starts = other?.plan.blocks
    .filter(({ surfaceId }) => surfaceId === 'B')
    .map(clockOf)
    .toSorted();
  // With the practice of 10:00 the ice has been used for 80 minutes before the last flight: it is resurfaced at 12:00.
  expect(starts).toEqual(['10:00', '11:00', '11:20', '11:40', '12:00', '12:15']);
});

it('counts delays from what is published, also when a proposal is in the plan already', () => {
  const [first] = lateProposals(PROBLEM, PLAN, DAY);
  if (!first) throw new Error('There is a proposal');
  const [again] = lateProposals(PROBLEM, first.plan, DAY);
  expect(again?.price).toMatchObject({ waiting: 5, averageMinutes: 28, longestMinutes: 40 });
});

it('pulls an unpublished move back to its published time, unless the move is kept', () => {
  const moved = {
    ...PLAN,
    blocks: PLAN.blocks.map((one) =>
      one.flightId === 'f4' ? { ...one, surfaceId: 'B', start: '13:00:00' } : one,
    ),
  };
  const placeIn = (day: LateDay) =>
    lateProposals(PROBLEM, moved, day).map(({ plan }) => {
      const own = plan.blocks.find(({ flightId }) => flightId === 'f4');
      return own && `${own.surfaceId} ${clockOf(own)}`;
    });
  expect(placeIn(DAY)[0]).toBe('B 11:55');
  expect(new Set(placeIn({ ...DAY, keptMoves: new Set(['f4']) }))).toEqual(new Set(['B 13:00']));
});

it('lays what the plan has in front of a flight that has skated, and resurfaces no ice in the past', () => {
  // f2 has skated on B, where the plan moved it since; f1 is still to come.
  const moved = {
    ...PLAN,
    blocks: PLAN.blocks.map((one) => (one.flightId === 'f2' ? { ...one, surfaceId: 'B' } : one)),
  };
  const fixed = new Map([
    ...DAY.fixed,
    ['f3', { surfaceId: 'A', start: at('11:35'), end: at('11:55') }] as const,
  ]);
  const [later] = lateProposals(PROBLEM, moved, { ...DAY, now: at('12:00'), fixed });
  const start = (id: string) => later?.plan.blocks.find(({ flightId }) => flightId === id)?.start;
  expect(start('f1')).toBe('12:00:00');

  const lost = {
    ...PROBLEM,
    surfaces: PROBLEM.surfaces.map((one) => (one.id === 'A' ? { ...one, days: [] } : one)),
  };
  const used = {
    ...PLAN,
    blocks: [...PLAN.blocks.filter(({ kind }) => kind !== 'practice'), block('B', '10:00', 60, 5)],
  };
  const onB = new Map([
    ...DAY.fixed,
    ['f5', { surfaceId: 'B', start: at('10:00'), end: at('11:00') }] as const,
  ]);
  const flights = [...PLAN.flights, flightOf(5, [])];
  const proposals = lateProposals(lost, { ...used, flights }, { ...DAY, now: at('11:30'), fixed: onB });
  const fresh = proposals
    .at(-1)
    ?.plan.blocks.filter(({ kind, surfaceId }) => kind === 'resurfacing' && surfaceId === 'B');
  expect(fresh?.map(clockOf)[0]).toBe('11:30');
});

it('swaps a flight with the one that follows it at once, and starts it no sooner than families know', () => {
  const swap = (flightId: string, day = DAY) => swapProposal(PROBLEM, PLAN, day, flightId);
  const found = swap('f3');
  expect(found?.catchUp).toBe('swap');
  expect(found?.plan.blocks.map((one) => `${clockOf(one)} ${one.flightId ?? one.kind}`)).toEqual([
    '10:00 f0',
    '11:00 f1',
    '11:20 resurfacing',
    '11:35 f2',
    '12:15 f3',
    '11:55 f4',
    '10:00 practice',
  ]);
  expect(found?.price.rests).toEqual([]);
  // The resurfacing, the end of the day, and what is on the ice are no flights to change places with.
  expect([swap('f1'), swap('f4'), swap('f0')]).toEqual([null, null, null]);
  const locked = { ...PLAN, blocks: PLAN.blocks.map((one) => ({ ...one, locked: true as const })) };
  expect(swapProposal(PROBLEM, locked, DAY, 'f3')).toBeNull();
});

it('names the coaches whom a way brings to two surfaces at once, also where going on as it is does', () => {
  const skaters = problemOf(['ann', 'bo', 'cy', 'di', 'ed', 'ann', 'fay']);
  const problem = {
    ...skaters,
    programmes: skaters.programmes.map((one) => ({
      ...one,
      coachId: ['p3', 'p6'].includes(one.id) ? 'kim' : null,
    })),
    coaches: [{ id: 'kim', rinkId: null, certificates: [], skaterId: null, available: null }],
  };
  const priceAt = (start: string) => {
    const blocks = [...PLAN.blocks, block('B', start, 20, 5)];
    const plan = { ...PLAN, flights: [...PLAN.flights, flightOf(5, [6])], blocks };
    const day = { ...DAY, published: publishedOf(blocks) };
    return [swapProposal(problem, plan, day, 'f3'), lateProposals(problem, plan, day)[0]].map((found) =>
      found?.price.coaches.map(({ coaches, flightIds }) => [...coaches, ...flightIds]),
    );
  };
  expect(priceAt('12:20')).toEqual([[['kim', 'f3', 'f5']], []]);
  expect(priceAt('12:40')).toEqual([[], []]);
  expect(priceAt('12:10')).toEqual([[['kim', 'f5', 'f3']], [['kim', 'f3', 'f5']]]);
});
