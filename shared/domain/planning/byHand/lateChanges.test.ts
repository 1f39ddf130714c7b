import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { planCompetition } from '../planCompetition.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { addProgramme, withdrawProgramme } from './lateChanges.ts';

const EVENT = 'Solo Alpha';
const id = (index: number) => `p${index} ${EVENT}`;
const problemOf = (count: number) =>
  smallProblem(
    1,
    Array.from({ length: count }, (_, index) => ({
      birth: 7_300 + index,
      sex: 'F' as const,
      level: 0,
      both: false,
      coach: index % 8,
    })),
  );
const block = (flightId: string, start: string, seconds: number, more: Partial<Block> = {}): Block => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds,
  kind: 'flight',
  flightId,
  ...more,
});

it('ends a flight earlier after a withdrawal, drops a flight of nobody, and moves no block', () => {
  const problem = problemOf(3);
  const plan = {
    flights: [
      { id: 'f1', eventId: EVENT, programmes: [id(0), id(1)] },
      { id: 'f2', eventId: EVENT, programmes: [id(2)] },
    ],
    // 180 + (60 + 35) + (90 + 35); 180 + (120 + 35).
    blocks: [block('f1', '10:00:00', 400, { locked: true }), block('f2', '10:06:40', 335)],
    panels: [
      { surfaceId: 'A', date: '2027-01-06', flightIds: ['f2'], judges: [null, null, null], referee: null },
    ],
  };
  expect(withdrawProgramme(problem, plan, id(1))).toMatchObject({
    flights: [{ programmes: [id(0)] }, { programmes: [id(2)] }],
    blocks: [block('f1', '10:00:00', 275, { locked: true }), plan.blocks[1]],
    moved: [],
  });
  expect(withdrawProgramme(problem, plan, id(2))).toMatchObject({
    flights: [{ id: 'f1' }],
    blocks: [plan.blocks[0]],
    panels: [],
    moved: [],
  });
  expect(withdrawProgramme(problem, plan, 'nobody')).toBeNull();
});

/** p2 comes late to a flight of two; behind it stand as many blocks of a minute as are given. */
function lateEntry(behind: number, more: Partial<Block> = {}) {
  const flights = [{ id: 'f1', eventId: EVENT, programmes: [id(0), id(1)] }];
  const blocks: Block[] = [
    block('f1', '10:00:00', 400),
    ...Array.from({ length: behind }, (_, index) =>
      block('', `10:${String(index + 7).padStart(2, '0')}:00`, 60, { kind: 'custom', ...more }),
    ),
  ];
  return addProgramme(problemOf(3), { flights, blocks, panels: [] }, id(2), 'late');
}

it('joins a flight as long as that moves three blocks at most, and skates alone otherwise', () => {
  // The flight lasts 155 s longer, of which 20 are free.
  expect(lateEntry(3)).toMatchObject({
    flights: [{ id: 'f1', programmes: [id(0), id(1), id(2)] }],
    moved: [{ start: '10:09:15' }, { start: '10:10:15' }, { start: '10:11:15' }],
  });
  for (const alone of [lateEntry(4), lateEntry(1, { locked: true })]) {
    expect(alone?.flights.at(-1)).toEqual({ id: 'late', eventId: EVENT, programmes: [id(2)] });
    expect(alone?.blocks.at(-1)).toMatchObject({ kind: 'flight', flightId: 'late', seconds: 335 });
    expect(alone?.moved).toEqual([]);
  }
  expect(addProgramme(problemOf(3), { flights: [], blocks: [], panels: [] }, 'nobody', 'late')).toBeNull();
});

it('moves three blocks at most and no locked one in any plan, whoever comes or goes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), fc.nat(3), (count, chosen, lock) => {
      const problem = problemOf(count);
      const late = id(chosen % count);
      const others = { ...problem, programmes: problem.programmes.filter((one) => one.id !== late) };
      const plan = planCompetition(others, { seed: 7, moves: 100, onProgress: () => true });
      const blocks = plan.blocks.map((one, index): Block =>
        index % 4 < lock ? { ...one, locked: true } : one,
      );
      const before = { flights: plan.flights, blocks, panels: plan.panels };
      const entered = addProgramme(problem, before, late, 'late');
      const withdrawn = entered && withdrawProgramme(problem, entered, late);
      if (!entered || !withdrawn) throw new Error('There is ice.');
      expect(entered.flights.flatMap(({ programmes }) => programmes).sort()).toEqual(
        problem.programmes.map((one) => one.id).sort(),
      );
      expect(entered.moved.length).toBeLessThanOrEqual(3);
      const starts = new Set(blocks.map(({ surfaceId, start }) => `${surfaceId} ${start}`));
      const elsewhere = entered.blocks.filter(
        ({ surfaceId, start, flightId }) => flightId !== 'late' && !starts.has(`${surfaceId} ${start}`),
      );
      expect(elsewhere.length).toBeLessThanOrEqual(3);
      for (const { locked } of elsewhere) expect(locked).toBeUndefined();
      for (const track of Map.groupBy(entered.blocks, ({ surfaceId }) => surfaceId).values()) {
        const spans = track
          .map(({ start, seconds }) => ({ from: secondsOfTime(start), seconds }))
          .sort((one, other) => one.from - other.from);
        for (const [place, { from }] of spans.slice(1).entries()) {
          expect(from).toBeGreaterThanOrEqual((spans[place]?.from ?? 0) + (spans[place]?.seconds ?? 0));
        }
      }
      expect(withdrawn.flights.flatMap(({ programmes }) => programmes)).not.toContain(late);
      expect(withdrawn.blocks.map(({ start }) => start)).toEqual(
        entered.blocks.filter(({ flightId }) => flightId !== 'late').map(({ start }) => start),
      );
    }),
    { numRuns: 30 },
  );
});
