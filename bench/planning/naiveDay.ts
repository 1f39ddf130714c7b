import type { Block, Plan, Problem } from '../../shared/contract/core/planningFiles.ts';

/** The flights of each surface in their order, as indexes. */
export type Orders = number[][];

/** What an order costs, in minutes, pairs and seconds. */
export interface Counted {
  readonly stay: number;
  /** Rests under the wish, and the minutes that they lack. */
  readonly short: number;
  readonly lacking: number;
  /** The same with the longer rests on another surface. */
  readonly shortElsewhere: number;
  readonly lackingElsewhere: number;
  readonly clashes: number;
  /** After closing: of all surfaces, and of the latest. */
  readonly late: number;
  readonly latest: number;
}

interface NaiveFlight {
  readonly length: number;
  readonly skaters: readonly string[];
  readonly coaches: readonly (string | null)[];
}

const secondsOf = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
};

const timeOf = (seconds: number) =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/** The fullest day of a plan, whose orders are counted by its blocks' rules and by nothing of the planner. */
export function dayOfPlan(problem: Problem, plan: Plan) {
  const onIce = plan.blocks.filter(({ flightId }) => flightId !== undefined);
  const [fullest = ['', []] as const] = [...Map.groupBy(onIce, ({ date }) => date)].sort(
    (one, other) => other[1].length - one[1].length,
  );
  const [date, blocks] = fullest;
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const members = new Map(plan.flights.map((flight) => [flight.id, flight.programmes]));
  const flights = blocks.map(({ flightId = '', seconds: length }): NaiveFlight => {
    const own = (members.get(flightId) ?? []).flatMap((id) => programmes.get(id) ?? []);
    return { length, skaters: own.flatMap((one) => one.skaters), coaches: own.map((one) => one.coachId) };
  });
  const orders: Orders = problem.surfaces.map(({ id }) =>
    blocks
      .map(({ surfaceId, start }, flight) => ({ surfaceId, start: secondsOf(start), flight }))
      .filter(({ surfaceId }) => surfaceId === id)
      .sort((one, other) => one.start - other.start)
      .map(({ flight }) => flight),
  );
  const skaters = listsOf(flights.map((flight) => flight.skaters));
  const coaches = listsOf(flights.map((flight) => flight.coaches));
  const start = flights.map(() => 0);
  const surface = flights.map(() => 0);
  const startOf = (flight: number) => start[flight] ?? 0;
  const endOf = (flight: number) => startOf(flight) + (flights[flight]?.length ?? 0);
  const rest = problem.rules.restMinutes.wanted * 60;
  const longer = problem.rules.restMinutes.otherSurface * 60;

  return { orders, skaters: skaters.length, count, blocksOf };

  function count(present: Orders): Counted {
    const ends = present.map((order, at) => time(order, at));
    const late = ends.reduce((sum, one) => sum + one, 0);
    let [stay, short, lacking, shortElsewhere, lackingElsewhere, clashes] = [0, 0, 0, 0, 0, 0];
    for (const own of skaters) {
      own.sort((one, other) => startOf(one) - startOf(other));
      let end = -Infinity;
      let last = own[0] ?? 0;
      for (const flight of own) {
        const lacks = rest - (startOf(flight) - end);
        if (lacks > 0) short += 1;
        lacking += Math.max(0, lacks) / 60;
        const lacksElsewhere = surface[flight] === surface[last] ? lacks : lacks + longer;
        if (lacksElsewhere > 0) shortElsewhere += 1;
        lackingElsewhere += Math.max(0, lacksElsewhere) / 60;
        if (endOf(flight) < end) continue;
        end = endOf(flight);
        last = flight;
      }
      stay += (end - startOf(own[0] ?? 0)) / 60;
    }
    for (const own of coaches)
      for (const one of own)
        for (const other of own) {
          const isMeanwhile = startOf(one) <= startOf(other) && startOf(other) < endOf(one);
          if (surface[one] !== surface[other] && isMeanwhile) clashes += 1;
        }
    const latest = Math.max(...ends);
    return { stay, short, lacking, shortElsewhere, lackingElsewhere, clashes, late, latest };
  }

  /** The flights as they stand, with a resurfacing wherever the ice waits. */
  function blocksOf(present: Orders): Block[] {
    count(present);
    return present.flatMap((order, at) =>
      order.flatMap((flight, place): Block[] => {
        const own = { surfaceId: problem.surfaces[at]?.id ?? '', date };
        const next = startOf(order[place + 1] ?? flight) - endOf(flight);
        const block = { ...own, start: timeOf(startOf(flight)), seconds: flights[flight]?.length ?? 0 };
        return [
          { ...block, kind: 'flight', flightId: blocks[flight]?.flightId ?? '' },
          ...(next > 0
            ? [{ ...own, start: timeOf(endOf(flight)), seconds: next, kind: 'resurfacing' as const }]
            : []),
        ];
      }),
    );
  }

  /** Times a surface; returns its seconds after closing. */
  function time(order: readonly number[], at: number): number {
    const { lunch, iceMinutesBetweenResurfacings: most, resurfacingMinutes } = problem.rules;
    const hours = problem.surfaces[at]?.days.find((day) => day.date === date);
    let now = secondsOf(hours?.opens ?? '0:0:0');
    let run = 0;
    let hasEaten = lunch === null;
    for (const flight of order) {
      const length = flights[flight]?.length ?? 0;
      const isFull = run > 0 && run + length > most * 60;
      const isLast = lunch !== null && now + length > secondsOf(lunch.until);
      const isDue = lunch !== null && !hasEaten && (isLast || (isFull && now >= secondsOf(lunch.from)));
      if (isDue) now = Math.max(now, secondsOf(lunch.from)) + lunch.minutes * 60;
      else if (isFull) now += resurfacingMinutes * 60;
      if (isDue || isFull) run = 0;
      hasEaten ||= isDue;
      start[flight] = now;
      surface[flight] = at;
      now += length;
      run += length;
    }
    return Math.max(0, now - secondsOf(hours?.closes ?? '24:00:00'));
  }
}

/** The flights of each person. */
function listsOf(people: readonly (readonly (string | null)[])[]): number[][] {
  const flights = new Map<string, number[]>();
  for (const [flight, ids] of people.entries()) {
    for (const id of new Set(ids)) {
      if (id === null) continue;
      flights.set(id, [...(flights.get(id) ?? []), flight]);
    }
  }
  return [...flights.values()];
}
