import type { Plan, Problem } from '../../shared/contract/core/planningFiles.ts';

/** The flights of each surface in their order, as indexes. */
export type Orders = number[][];

/** What an order costs, in minutes, pairs and seconds. */
export interface Counted {
  readonly stay: number;
  readonly short: number;
  readonly lacking: number;
  readonly clashes: number;
  readonly late: number;
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

  return { orders, skaters: skaters.length, count };

  function count(present: Orders): Counted {
    const late = present.map((order, at) => time(order, at)).reduce((sum, one) => sum + one, 0);
    let [stay, short, lacking, clashes] = [0, 0, 0, 0];
    for (const own of skaters) {
      own.sort((one, other) => startOf(one) - startOf(other));
      let end = -Infinity;
      for (const flight of own) {
        const lacks = rest - (startOf(flight) - end);
        if (lacks > 0) short += 1;
        lacking += Math.max(0, lacks) / 60;
        end = Math.max(end, endOf(flight));
      }
      stay += (end - startOf(own[0] ?? 0)) / 60;
    }
    for (const own of coaches)
      for (const one of own)
        for (const other of own) {
          const isMeanwhile = startOf(one) <= startOf(other) && startOf(other) < endOf(one);
          if (surface[one] !== surface[other] && isMeanwhile) clashes += 1;
        }
    return { stay, short, lacking, clashes, late };
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
