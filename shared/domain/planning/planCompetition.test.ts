import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planFile, problemFile } from '../../contract/core/planningFiles.ts';
import type { Plan, Problem } from '../../contract/core/planningFiles.ts';
import { planCompetition } from './planCompetition.ts';
import { smallProblem } from './planProblem.testing.ts';
import { problemFault } from './problemFault.ts';
import { secondsOfTime } from '../core/dates/times.ts';

const RUNS = { numRuns: 40 };

const problems = fc
  .record({
    days: fc.integer({ min: 1, max: 2 }),
    skaters: fc.array(
      fc.record({
        birth: fc.integer({ min: 0, max: 9_000 }),
        sex: fc.constantFrom('F' as const, 'M' as const, null),
        level: fc.nat(1),
        both: fc.boolean(),
        coach: fc.nat(7),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ days, skaters }) => smallProblem(days, skaters));

const plan = (problem: Problem, seed = 7) =>
  planCompetition(problem, { seed, moves: 600, onProgress: () => true });

const tracksOf = ({ blocks }: Plan) => [
  ...Map.groupBy(blocks, ({ surfaceId, date }) => `${surfaceId} ${date}`).values(),
];

it('puts every programme into one flight and every flight onto the ice once', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      expect(problemFile.parse(problem)).toEqual(problem);
      expect(problemFault(problem)).toBeNull();
      const { flights, blocks } = plan(problem);
      expect(flights.flatMap(({ programmes }) => programmes).sort()).toEqual(
        problem.programmes.map(({ id }) => id).sort(),
      );
      expect(blocks.flatMap(({ flightId }) => flightId ?? []).sort()).toEqual(
        flights.map(({ id }) => id).sort(),
      );
      for (const { programmes } of flights) expect(programmes.length).toBeLessThanOrEqual(9);
    }),
    RUNS,
  );
});

it('never overlaps two blocks, resurfaces after 75 minutes at most and begins lunch in its window', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const made = plan(problem);
      expect(planFile.parse(made)).toEqual(made);
      for (const track of tracksOf(made)) {
        let end = secondsOfTime('10:00');
        let run = 0;
        for (const { start, seconds, kind } of track) {
          expect(secondsOfTime(start)).toBeGreaterThanOrEqual(end);
          end = secondsOfTime(start) + seconds;
          run = kind === 'flight' ? run + seconds : 0;
          expect(run).toBeLessThanOrEqual(75 * 60);
          if (kind === 'lunch') {
            expect(secondsOfTime(start)).toBeGreaterThanOrEqual(secondsOfTime('11:30'));
            expect(secondsOfTime(start)).toBeLessThanOrEqual(secondsOfTime('14:00'));
          }
        }
      }
    }),
    RUNS,
  );
});

it('gives the same plan for the same seed, byte for byte', () => {
  fc.assert(
    fc.property(problems, fc.integer({ min: 0, max: 999 }), (problem, seed) => {
      expect(JSON.stringify(plan(problem, seed))).toBe(JSON.stringify(plan(problem, seed)));
    }),
    { numRuns: 10 },
  );
});

it('leaves fixed flights, blocks and panels where they are', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const before = plan(problem);
      const blocks = before.blocks.filter(({ kind }, index) => kind === 'flight' && index % 2 === 0);
      const kept = new Set(blocks.map(({ flightId }) => flightId));
      const flights = before.flights.filter(({ id }) => kept.has(id));
      const after = plan({ ...problem, fixed: { flights, blocks, panels: [] } }, 8);
      for (const block of blocks) {
        expect(after.blocks).toContainEqual({ ...block, locked: true });
        expect(after.flights).toContainEqual(flights.find(({ id }) => id === block.flightId));
      }
      for (const track of tracksOf(after)) {
        const ends = track.map(({ start, seconds }) => secondsOfTime(start) + seconds);
        for (const [index, { start }] of track.slice(1).entries()) {
          expect(secondsOfTime(start)).toBeGreaterThanOrEqual(ends[index] ?? 0);
        }
      }
    }),
    RUNS,
  );
});

it('seats no judge with a pupil on the ice, without the certificate, or twice at once', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { panels, blocks, flights, findings } = plan(problem);
      expect(findings.filter(({ rule }) => rule === 'judgeWithPupil')).toEqual([]);
      const coachOf = new Map(problem.programmes.map(({ id, coachId }) => [id, coachId]));
      const times = panels.map(({ flightIds }) => {
        const own = blocks.filter(({ flightId }) => flightId !== undefined && flightIds.includes(flightId));
        const starts = own.map(
          ({ date, start }) => secondsOfTime(start) + (date.endsWith('7') ? 100_000 : 0),
        );
        return {
          start: Math.min(...starts),
          end: Math.max(...starts.map((start, index) => start + (own[index]?.seconds ?? 0))),
        };
      });
      for (const [index, { judges, referee, flightIds }] of panels.entries()) {
        const seats = [...judges, referee].filter((id) => id !== null);
        expect(new Set(seats).size).toBe(seats.length);
        expect(['c0', 'c1', 'c2', null]).toContain(judges[0]);
        const pupils = flights
          .filter(({ id }) => flightIds.includes(id))
          .flatMap(({ programmes }) => programmes.map((id) => coachOf.get(id)));
        for (const id of seats) expect(pupils).not.toContain(id);
        for (const [other, { judges: others, referee: second }] of panels.entries()) {
          if (other <= index) continue;
          const shared = seats.filter((id) => [...others, second].includes(id));
          const [one, two] = [times[index], times[other]];
          if (shared.length > 0 && one && two)
            expect(one.end <= two.start || two.end <= one.start).toBe(true);
        }
      }
    }),
    RUNS,
  );
});
