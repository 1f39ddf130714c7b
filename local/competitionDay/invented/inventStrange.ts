import type { Block, Problem } from '../../../shared/contract/core/planningFiles.ts';
import { type Random, createRandom } from '../../../shared/domain/planning/random.ts';
import { INSTANCES } from './instances.ts';
import { inventProblem } from './inventProblem.ts';

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[random.below(items.length)] ?? items[0];

type Hours = readonly [opens: string, closes: string];
const HOURS: readonly [Hours, ...Hours[]] = [
  ['06:00', '22:30'],
  ['09:30', '13:10'],
  ['11:45', '12:50'],
  ['07:00', '23:45'],
];

/** A small competition of a shape that nobody would expect, the same for the same seed. */
export function inventStrange(seed: number): Problem {
  const random = createRandom(seed);
  const surfaces = 1 + random.below(3);
  const days = 1 + random.below(3);
  const skaters = 1 + random.below(70);
  const problem = inventProblem({
    ...INSTANCES.a,
    seed,
    skaters,
    entries: skaters * (1 + random.below(4)),
    coaches: 1 + random.below(20),
    rinks: 1 + random.below(6),
    surfaces,
    days,
    resurfacingMinutes: pick(random, [5, 15, 25]),
    iceMinutesBetweenResurfacings: pick(random, [30, 75, 200]),
    lunch: pick(random, [null, { minutes: 45, from: '11:30', until: '14:00' }]),
    teamPercent: pick(random, [0, 60]),
    couplePercent: pick(random, [0, 30]),
    isVaried: true,
  });
  const strange = withStrangeIce(problem, random);
  const rinks = new Set(problem.programmes.map(({ rinkId }) => rinkId));
  return {
    ...strange,
    rules: { ...problem.rules, judges: pick(random, [3, 1, 5]) },
    events: problem.events.map((event) => ({
      ...event,
      atOnce: pick(random, [event.atOnce, 'all', 2]),
      certificate: pick(random, [event.certificate, event.certificate, 'synchro']),
    })),
    coaches: problem.coaches.map((coach) => ({
      ...coach,
      rinkId: rinks.has(coach.rinkId) ? coach.rinkId : null,
      certificates: pick(random, [coach.certificates, coach.certificates, ['synchro', 'gold'], []]),
    })),
    programmes: [...problem.programmes, ...everyEventOf(problem), ...secondStarts(problem)],
  };
}

/** Surfaces that differ in their days and hours, with blocks that do not move. */
function withStrangeIce(problem: Problem, random: Random): Problem {
  const surfaces = problem.surfaces.map((surface, index) => ({
    ...surface,
    days: surface.days
      .filter(({ date }) => index === 0 || date.endsWith('6') || random.below(2) === 0)
      .map(({ date }) => {
        const [opens, closes] = pick(random, HOURS);
        return { date, opens, closes };
      }),
  }));
  const blocks = surfaces.flatMap(({ id, days }) =>
    days
      .filter(() => random.below(2) === 0)
      .map(({ date, opens }): Block => ({
        surfaceId: id,
        date,
        start: opens,
        seconds: 300 + random.below(3_000),
        kind: pick(random, ['practice', 'ceremony', 'custom', 'break', 'resurfacing', 'lunch']),
      })),
  );
  return { ...problem, surfaces, fixed: { ...problem.fixed, blocks } };
}

/** One skater enters twelve events that nobody else may have entered. */
function everyEventOf({ events, programmes, skaters, coaches }: Problem): Problem['programmes'] {
  const [skater] = skaters;
  if (!skater) return [];
  return events
    .filter(({ id }) =>
      programmes.every(({ eventId, skaters: own }) => eventId !== id || !own.includes(skater.id)),
    )
    .slice(0, 12)
    .map(({ id }) => ({
      id: `twelve ${id}`,
      eventId: id,
      seconds: 90,
      skaters: [skater.id],
      rinkId: 'r0',
      coachId: coaches[0]?.id ?? null,
    }));
}

/** Every ninth programme again, as when somebody skates with two partners: the two cannot share a flight. */
const secondStarts = ({ programmes }: Problem): Problem['programmes'] =>
  programmes
    .filter((_, index) => index % 9 === 0)
    .map((programme) => ({ ...programme, id: `again ${programme.id}` }));
