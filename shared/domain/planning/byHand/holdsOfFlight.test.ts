import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { planCompetition } from '../planCompetition.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { holdsOfFlight } from './holdsOfFlight.ts';
import { planFindings } from './planFindings.ts';

/** s0 skates twice, with coach c0; s1 once, with c0 too; s2 once with c2. */
const PROBLEM = smallProblem(
  1,
  [0, 0, 2].map((coach, index) => ({ birth: 7_300, sex: 'F', level: 0, both: index === 0, coach })),
);
const flights = [
  { id: 'f0', eventId: 'Solo Alpha', programmes: ['p0 Solo Alpha'] },
  { id: 'f1', eventId: 'Solo Alpha', programmes: ['p1 Solo Alpha'] },
  { id: 'f2', eventId: 'Solo Alpha', programmes: ['p2 Solo Alpha'] },
  { id: 'f3', eventId: 'Stroking Alpha', programmes: ['p0 Stroking Alpha'] },
];
const block = (flightId: string, start: string, more: Partial<Block> = {}): Block => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 600,
  kind: 'flight',
  flightId,
  ...more,
});
const holds = (blocks: Block[], flightId: string) => holdsOfFlight(PROBLEM, { flights, blocks }, flightId);

it('names the opening, a lock, and what is on the ice before', () => {
  expect(holds([block('f0', '10:00:00', { locked: true })], 'f0')).toEqual([
    { kind: 'locked' },
    { kind: 'opening', time: '10:00:00' },
  ]);
  const run = block('f2', '10:00:00');
  expect(holds([run, block('f1', '10:10:00')], 'f1')).toEqual([{ kind: 'before', block: run }]);
  const lunch: Block = { ...run, kind: 'lunch', flightId: undefined };
  expect(holds([lunch, block('f1', '10:10:30')], 'f1')).toEqual([{ kind: 'lunch', block: lunch }]);
});

it('names hours without ice, and not an opening, also for a flight within them', () => {
  const closed: Block = { ...block('', '12:00:00'), seconds: 3_600, kind: 'resurfacing', locked: true };
  const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks: [closed] } };
  for (const start of ['12:30:00', '13:00:00'])
    expect(holdsOfFlight(problem, { flights, blocks: [block('f0', start)] }, 'f0')).toEqual([
      { kind: 'closed', until: '13:00:00' },
    ]);
});

it('names the skater who rests, with ten minutes more for another surface', () => {
  const first = block('f0', '10:00:00');
  const rest = [{ kind: 'rest', skaterId: 's0', flightId: 'f0' }];
  expect(holds([first, block('f3', '10:35:00')], 'f3')).toEqual(rest);
  expect(holds([first, block('f3', '10:36:00')], 'f3')).toEqual([]);
  expect(holds([first, block('f3', '10:45:00', { surfaceId: 'B' })], 'f3')).toEqual(rest);
  expect(holds([first, block('f3', '10:46:00', { surfaceId: 'B' })], 'f3')).toEqual([]);
});

it('names the coach who comes from another surface', () => {
  const first = block('f0', '10:10:00');
  const onB = { surfaceId: 'B' };
  const coach = [{ kind: 'coach', coachId: 'c0', flightId: 'f0' }];
  expect(holds([first, block('f1', '10:20:00', onB)], 'f1')).toEqual(coach);
  expect(holds([first, block('f1', '10:21:00', onB)], 'f1')).toEqual([]);
  // Already on both surfaces at once: a minute earlier makes nothing worse.
  expect(holds([first, block('f1', '10:15:00', onB)], 'f1')).toEqual([]);
  expect(holds([first], 'f1')).toEqual([]);
});

it('finds in a plan what the planner found in it', () => {
  const plan = planCompetition(PROBLEM, { seed: 7, moves: 200, onProgress: () => true });
  expect(planFindings(PROBLEM, plan)).toEqual({ findings: plan.findings, score: plan.score });
});

it('finds the conflict that a hand made', () => {
  const blocks = [block('f0', '10:00:00'), block('f3', '10:15:00')];
  expect(planFindings(PROBLEM, { flights, blocks, panels: [] })).toMatchObject({
    findings: [{ rule: 'rest', severity: 'hard', skaters: ['s0'], flightIds: ['f0', 'f3'], minutes: 20 }],
    score: [1, 0, 20, 25],
  });
});
