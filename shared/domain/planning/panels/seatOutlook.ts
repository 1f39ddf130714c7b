import type { PlanCoach, Problem } from '../../../contract/core/planningFiles.ts';
import type { Certificate } from '../../../contract/core/planningWords.ts';
import { lackingSeconds, tracksOf } from '../../entering/onIce/bound.ts';
import { buildFlights } from '../flights/buildFlights.ts';
import { flightSeconds } from '../flightLength.ts';
import { peopleOfFlights } from '../planFacts.ts';
import { holds } from './runs.ts';

/** The seats of a competition's panels before any plan, and those that stay open however it is planned. */
export interface SeatOutlook {
  /** Of the fewest panels that judge all flights. */
  readonly seats: number;
  /** At least so many stay open within the opening hours. */
  readonly open: number;
  /** Coaches who may judge. */
  readonly judges: number;
  /** How many more seats could be filled with a further judge who has no pupils here. */
  readonly guestFills: number;
  /** The coach without certificate who would fill most, if any would. */
  readonly certified: { readonly coachId: string; readonly fills: number } | null;
}

interface JudgedFlight {
  readonly seconds: number;
  readonly certificate: Certificate;
  /** Coaches who stand by it or skate in it. */
  readonly engaged: ReadonlySet<string>;
}

/** What the bound is counted from; the coaches are those who judge. */
interface Demand {
  readonly flights: readonly JudgedFlight[];
  readonly flightSeconds: number;
  /** Seconds of the flights that each coach stands by or skates in. */
  readonly engaged: ReadonlyMap<string, number>;
  readonly judges: number;
  /** The longest run of flights between two resurfacings. */
  readonly runSeconds: number;
  /** From the first opening to the last closing of each day, and longer where ice is lacking: all surfaces share that. */
  readonly daySeconds: number;
  readonly surfaces: number;
}

const ALL: readonly Certificate[] = ['gold', 'synchro'];

/** A lower bound of open seats, with what would lower it. It ignores hours of coaches and rinks, so a plan may leave more open. */
export function seatOutlook(problem: Problem): SeatOutlook {
  const demand = demandOf(problem);
  const coaches = judgesOf(problem);
  const open = leastOpen(demand, coaches);
  const runs = fewestRuns(demand);
  const fillsOf = (coach: PlanCoach) =>
    open === 0 ? 0 : open - leastOpen(demand, [...coaches, { ...coach, certificates: [...ALL] }]);
  const guest: PlanCoach = { id: '', rinkId: null, certificates: [], skaterId: null, available: null };
  const uncertified = problem.coaches
    .filter((coach) => coach.certificates.length === 0 && canJudge(problem, coach))
    .map((coach) => ({ coachId: coach.id, fills: fillsOf(coach) }))
    .filter(({ fills }) => fills > 0)
    .sort((one, other) => other.fills - one.fills);
  return {
    seats: runs * (problem.rules.judges + 1),
    open,
    judges: coaches.length,
    guestFills: fillsOf(guest),
    certified: uncertified[0] ?? null,
  };
}

const judgesOf = (problem: Problem) =>
  problem.coaches.filter((coach) => coach.certificates.length > 0 && canJudge(problem, coach));

/** Coaches who skate an individual event or are never there judge nothing. */
function canJudge({ programmes }: Problem, { skaterId, available }: PlanCoach): boolean {
  if (available?.length === 0) return false;
  return !programmes.some(({ skaters }) => skaters.length === 1 && skaters[0] === skaterId);
}

function demandOf(problem: Problem): Demand {
  const { rules } = problem;
  const events = new Map(problem.events.map((event) => [event.id, event]));
  const seconds = new Map(problem.programmes.map((programme) => [programme.id, programme.seconds]));
  const built = buildFlights(problem);
  const people = peopleOfFlights(problem, built);
  const flights = built.flatMap(({ id, eventId, programmes }): JudgedFlight[] => {
    const event = events.get(eventId);
    if (!event) return [];
    const { coaches = [], skatingCoaches = [] } = people.get(id) ?? {};
    // By this order the longest skate together, so no start order is shorter.
    const lengths = programmes.map((one) => seconds.get(one) ?? 0).sort((one, other) => other - one);
    return [
      {
        seconds: flightSeconds(event, lengths),
        certificate: event.certificate,
        engaged: new Set([...coaches, ...skatingCoaches]),
      },
    ];
  });
  const tracks = tracksOf(problem);
  const days = [...Map.groupBy(tracks, ({ date }) => date).values()];
  const open = days.map(
    (own) => Math.max(...own.map(({ closes }) => closes)) - Math.min(...own.map(({ opens }) => opens)),
  );
  const longest = Math.max(0, ...flights.map((flight) => flight.seconds));
  const needed = sum(flights.map((flight) => flight.seconds));
  const engaged = new Map<string, number>();
  for (const flight of flights)
    for (const id of flight.engaged) engaged.set(id, (engaged.get(id) ?? 0) + flight.seconds);
  const surfaces = Math.max(1, ...days.map(({ length }) => length));
  return {
    flights,
    flightSeconds: needed,
    engaged,
    judges: rules.judges,
    runSeconds: Math.max(1, rules.iceMinutesBetweenResurfacings * 60, longest),
    daySeconds: sum(open) + lackingSeconds(needed, tracks, rules) / surfaces,
    surfaces,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const fewestRuns = (demand: Demand) => Math.ceil(demand.flightSeconds / demand.runSeconds);

/** Seats of a panel that ask for the same at least: those for Gold are among the judges, and these among all. */
type SeatGroup = 'first' | 'judges' | 'all';

const GROUPS: readonly SeatGroup[] = ['first', 'judges', 'all'];

const sizeOf = (group: SeatGroup, { judges }: Demand) =>
  group === 'first' ? 1 : group === 'judges' ? judges : judges + 1;

function mayTake({ certificates }: PlanCoach, group: SeatGroup): boolean {
  return group === 'first' ? holds(certificates, 'gold') : certificates.length > 0;
}

function leastOpen(demand: Demand, coaches: readonly PlanCoach[]): number {
  const ofGroups = GROUPS.map((group) => {
    const own = coaches.filter((coach) => mayTake(coach, group));
    return Math.max(openByRuns(demand, own, group), openByHours(demand, own, group));
  });
  return Math.max(...ofGroups, openByFlights(demand, coaches));
}

/** Where there are no more coaches than seats: each stays away from the runs that the own pupils fill at least. */
function openByRuns(demand: Demand, coaches: readonly PlanCoach[], group: SeatGroup): number {
  const runs = fewestRuns(demand);
  const size = sizeOf(group, demand);
  if (coaches.length > size) return 0;
  const free = coaches.map(({ id }) =>
    Math.max(0, runs - Math.ceil((demand.engaged.get(id) ?? 0) / demand.runSeconds)),
  );
  return runs * size - sum(free);
}

/** Nobody sits on two panels at once, or while pupils skate. */
function openByHours(demand: Demand, coaches: readonly PlanCoach[], group: SeatGroup): number {
  const free = coaches.map(({ id }) =>
    Math.max(0, demand.daySeconds - (demand.engaged.get(id) ?? 0) / demand.surfaces),
  );
  const lacking = demand.flightSeconds * sizeOf(group, demand) - sum(free);
  return Math.max(0, Math.ceil(lacking / demand.runSeconds));
}

/** What each flight lacks whatever run it is in: the coaches whom neither pupils nor certificates keep from its panel. */
function openByFlights(demand: Demand, coaches: readonly PlanCoach[]): number {
  const lacking = demand.flights.map(({ seconds, certificate, engaged }) => {
    const free = coaches.filter(({ id }) => !engaged.has(id));
    const judges = free.filter(({ certificates }) => holds(certificates, certificate));
    const first = judges.filter(({ certificates }) => holds(certificates, 'gold'));
    const open = Math.max(
      1 - first.length,
      demand.judges - judges.length,
      demand.judges + 1 - free.length,
      0,
    );
    return open * seconds;
  });
  return Math.ceil(sum(lacking) / demand.runSeconds);
}
