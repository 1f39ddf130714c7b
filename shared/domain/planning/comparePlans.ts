import type { Plan, Problem } from '../../contract/core/planningFiles.ts';
import { compareText } from './planFacts.ts';
import { DAY_SECONDS, dayNumber } from '../core/dates/days.ts';
import { secondsOfTime } from '../core/dates/times.ts';

/** From how many seconds on a move is announced to those whom it touches (competition-day section 8). */
const ANNOUNCED = 15 * 60;
/** From how many seconds on an earlier time is: who comes at the time they know would miss it. */
const ANNOUNCED_EARLIER = 5 * 60;

/** Where and when somebody is wanted: a skater and a coach from the warm-up on, a judge for the panel's first flight. */
export interface Appointment {
  readonly surfaceId: string;
  readonly date: string;
  /** Venue time, `HH:MM:SS`. */
  readonly start: string;
}

/** A person whose time or surface differs between two plans. */
export interface PersonMove {
  readonly role: 'skater' | 'coach' | 'judge';
  /** Of the skater, or of the coach who has a pupil or judges. */
  readonly personId: string;
  /** The programme of a skater or coach; null for a judge. */
  readonly programmeId: string | null;
  /** Of a judge: the events of the flights, in order of time. */
  readonly eventIds?: readonly string[];
  /** Null where the plan before did not have it. */
  readonly from: Appointment | null;
  /** Null where the plan after does not have it: withdrawn, or no longer judging. */
  readonly to: Appointment | null;
  /** Whole minutes, later positive, days included; null where one of the plans does not have it. */
  readonly minutes: number | null;
  /** Fifteen minutes later or more, five earlier or more, on another surface, or in one of the plans only. */
  readonly isAnnounced: boolean;
}

/** A plan with the people of its programmes. */
export interface PeopledPlan {
  readonly programmes: Problem['programmes'];
  readonly plan: Pick<Plan, 'flights' | 'blocks'> & {
    /** One that stands twice, each time with other flights, has the same id. */
    readonly panels: readonly (Plan['panels'][number] & { readonly id?: string | undefined })[];
  };
}

/**
 * Compares two plans and lists who moves: once for each programme of a skater, for each programme that a coach has a pupil
 * in, and for each panel of a judge or referee. A panel is found again by the programmes that it judges, so flights may
 * have other ids.
 * @returns moves by role, person, then programme; people whose time and surface stay are left out
 */
export function comparePlans(before: PeopledPlan, after: PeopledPlan): PersonMove[] {
  const moves = [...programmeMoves(before, after), ...judgeMoves(before, after)];
  const roles = ['skater', 'coach', 'judge'];
  return moves.sort(
    (one, other) =>
      roles.indexOf(one.role) - roles.indexOf(other.role) ||
      compareText(one.personId, other.personId) ||
      compareText(one.programmeId ?? '', other.programmeId ?? ''),
  );
}

type Person = Pick<PersonMove, 'role' | 'personId' | 'programmeId' | 'eventIds'>;
type PersonAppointment = Person & { readonly appointment: Appointment };

function programmeMoves(before: PeopledPlan, after: PeopledPlan): PersonMove[] {
  const [old, now] = [programmesByPerson(before), programmesByPerson(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [from, to] = [old.get(key), now.get(key)];
    const person = to ?? from;
    return person ? moveOf(person, from?.appointment ?? null, to?.appointment ?? null) : [];
  });
}

function programmesByPerson({ programmes, plan }: PeopledPlan): Map<string, PersonAppointment> {
  const byProgramme = new Map(programmes.map((programme) => [programme.id, programme]));
  const appointments = appointmentsOf(plan);
  const wanted = plan.flights.flatMap(({ id, programmes: own }) => {
    const appointment = appointments.get(id);
    if (!appointment) return [];
    return own.flatMap((programmeId): PersonAppointment[] => {
      const { skaters = [], coachId = null } = byProgramme.get(programmeId) ?? {};
      const coaches = coachId === null ? [] : [coachId];
      return [
        ...skaters.map((personId) => ({ role: 'skater' as const, personId, programmeId, appointment })),
        ...coaches.map((personId) => ({ role: 'coach' as const, personId, programmeId, appointment })),
      ];
    });
  });
  return new Map(wanted.map((one) => [JSON.stringify([one.role, one.personId, one.programmeId]), one]));
}

interface JudgedFlight {
  readonly eventId: string;
  readonly programmes: readonly string[];
  readonly appointment: Appointment;
}

interface Duty {
  readonly personId: string;
  readonly programmes: ReadonlySet<string>;
  /** By time. */
  readonly flights: readonly JudgedFlight[];
  readonly appointment: Appointment;
  /** What others judge of the same panel: the rest of one that changed its judge after some of its flights. */
  readonly ofOthers: ReadonlySet<string>;
}

function judgeMoves(before: PeopledPlan, after: PeopledPlan): PersonMove[] {
  const [old, now] = [dutiesOf(before.plan), dutiesOf(after.plan)];
  const judges = new Set([...old, ...now].map((duty) => duty.personId));
  return [...judges].flatMap((personId) => {
    const person = (flights: readonly JudgedFlight[]): Person => {
      const eventIds = [...new Set(flights.map(({ eventId }) => eventId))];
      return { role: 'judge', personId, programmeId: null, eventIds };
    };
    const froms = old.filter((duty) => duty.personId === personId);
    const tos = now.filter((duty) => duty.personId === personId);
    const pairs = froms
      .flatMap((from) => tos.map((to) => ({ from, to, shared: sharedProgrammes(from, to) })))
      .filter(({ shared }) => shared > 0)
      .sort((one, other) => other.shared - one.shared);
    const paired = new Set<Duty>();
    const moves: PersonMove[] = [];
    for (const { from, to } of pairs) {
      if (paired.has(from) || paired.has(to)) continue;
      paired.add(from).add(to);
      moves.push(...moveOf(person(to.flights), from.appointment, to.appointment));
      // Who is replaced after the first flights keeps those, and is told which is the first without.
      const left = from.flights.filter((flight) => isLeft(flight, to));
      const [firstLeft] = left;
      if (firstLeft) moves.push(...moveOf(person(left), firstLeft.appointment, null));
    }
    // A run that was cut in two, or joined with another, changes the panels and not what its people judge.
    for (const duty of froms.filter((one) => !paired.has(one))) {
      const left = duty.flights.filter((flight) => !judgedAmong(flight, tos));
      const [first] = left;
      if (first) moves.push(...moveOf(person(left), first.appointment, null));
    }
    for (const duty of tos.filter((one) => !paired.has(one))) {
      const known = duty.flights[0] && judgedAmong(duty.flights[0], froms);
      moves.push(...moveOf(person(duty.flights), known?.appointment ?? null, duty.appointment));
    }
    return moves;
  });
}

function dutiesOf(plan: PeopledPlan['plan']): Duty[] {
  const appointments = appointmentsOf(plan);
  const flightOf = new Map(plan.flights.map((flight) => [flight.id, flight]));
  return [...Map.groupBy(plan.panels, (panel) => panel.id ?? panel).values()].flatMap((parts) =>
    [...new Set(parts.flatMap(peopleOn))].flatMap((personId): Duty[] => {
      const judged = (isOwn: boolean) =>
        parts
          .filter((panel) => peopleOn(panel).includes(personId) === isOwn)
          .flatMap((panel) => panel.flightIds)
          .flatMap((id): JudgedFlight[] => {
            const appointment = appointments.get(id);
            const flight = flightOf.get(id);
            return flight && appointment ? [{ ...flight, appointment }] : [];
          })
          .sort((one, other) => secondsOf(one.appointment) - secondsOf(other.appointment));
      const flights = judged(true);
      const programmesIn = (own: readonly JudgedFlight[]) => new Set(own.flatMap((one) => one.programmes));
      const [first] = flights;
      if (!first) return [];
      const { appointment } = first;
      const programmes = programmesIn(flights);
      return [{ personId, programmes, flights, appointment, ofOthers: programmesIn(judged(false)) }];
    }),
  );
}

/** The flight with the same programmes among those of some duties. */
const judgedAmong = ({ programmes }: JudgedFlight, duties: readonly Duty[]): JudgedFlight | undefined =>
  duties
    .flatMap(({ flights }) => flights)
    .find((flight) => flight.programmes.some((id) => programmes.includes(id)));

/** Whether others judge a flight of the panel now. */
const isLeft = ({ programmes }: JudgedFlight, now: Duty) =>
  programmes.some((id) => now.ofOthers.has(id)) && !programmes.some((id) => now.programmes.has(id));

const peopleOn = ({ judges, referee }: Pick<Plan['panels'][number], 'judges' | 'referee'>) =>
  [...judges, referee].filter((id) => id !== null);

const sharedProgrammes = (one: Duty, other: Duty) =>
  [...one.programmes].filter((id) => other.programmes.has(id)).length;

function appointmentsOf({ blocks }: Pick<Plan, 'blocks'>): Map<string, Appointment> {
  return new Map(
    blocks.flatMap(({ flightId, surfaceId, date, start }) =>
      flightId === undefined ? [] : [[flightId, { surfaceId, date, start }] as const],
    ),
  );
}

function moveOf(
  { role, personId, programmeId, eventIds }: Person,
  from: Appointment | null,
  to: Appointment | null,
): PersonMove[] {
  const seconds = from && to ? secondsOf(to) - secondsOf(from) : null;
  if (seconds === 0 && from?.surfaceId === to?.surfaceId) return [];
  // Some seconds earlier are 0 minutes, not -0.
  const minutes = seconds === null ? null : Math.trunc(seconds / 60) || 0;
  const isElsewhere = from?.surfaceId !== to?.surfaceId;
  const isAnnounced =
    isElsewhere || seconds === null || seconds >= ANNOUNCED || seconds <= -ANNOUNCED_EARLIER;
  const person = { role, personId, programmeId, ...(eventIds && { eventIds }) };
  return [{ ...person, from, to, minutes, isAnnounced }];
}

const secondsOf = ({ date, start }: Appointment) => dayNumber(date) * DAY_SECONDS + secondsOfTime(start);
