import { judgeSeat } from '../../entering/judgingRules/seats.ts';
import { REFEREE } from '../sheets/marks.ts';
import { createRandom, shuffle } from '../../planning/random.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';

/** Steps at check-in and on the running page. */
type CheckInWork =
  | { readonly kind: 'checkIn' | 'noShow' | 'scratch' | 'restore'; readonly programmeId: string }
  | { readonly kind: 'changeOrder' | 'start' };

type SheetWork =
  /** A judge, or the referee, marks one programme. */
  | { readonly kind: 'marks'; readonly seat: string; readonly programmeId: string }
  /** A second tablet on the seat has another mark, and the judge settles it. */
  | { readonly kind: 'conflict' | 'settle'; readonly seat: string; readonly programmeId: string }
  /** A paper sheet is typed by one person and read back by another. */
  | { readonly kind: 'handIn' | 'type' | 'readBack'; readonly seat: string };

type PenaltyWork = { readonly kind: 'penalty'; readonly programmeId: string };

type ResultWork =
  | { readonly kind: 'approve' | 'hold' | 'post' | 'award' }
  | { readonly kind: 'correct'; readonly programmeId: string };

type Work = CheckInWork | SheetWork | PenaltyWork | ResultWork;

interface Timing {
  readonly flightId: string;
  readonly panelId: string | null;
  readonly date: string;
  /** Seconds of the venue's day. */
  readonly at: number;
}

/** A step of a person on a competition's day. */
export type Step = Work & Timing;
export type SheetStep = SheetWork & Timing;
export type PenaltyStep = PenaltyWork & Timing;
export type ScriptedStep = ResultWork & Timing;

/** Deviations from the plan of a flight. */
export const INCIDENTS = [
  'paper',
  'conflict',
  'late',
  'scratch',
  'restored',
  'noShow',
  'penalty',
  'held',
  'correction',
  'order',
] as const;
export type Incident = (typeof INCIDENTS)[number];

/** Of so many flights, each incident comes to one. */
const FLIGHTS_FOR_EACH = 20;
const LATE_SECONDS = 480;
/** The seconds that a late surface makes up with each flight. */
const MADE_UP_SECONDS = 60;
const MINUTE = 60;

export interface ScriptOptions {
  readonly seed: number;
  /** Of a panel, without the referee. */
  readonly judges: number;
  /** Deviations from the plan; all of them unless some are named. */
  readonly incidents?: readonly Incident[] | undefined;
}

/**
 * A whole day of a competition, from the first check-in to the last award, in the order of time: what each step needs
 * comes before it. The same flights and seed give the same script.
 */
export function scriptOf(
  flights: readonly RehearsedFlight[],
  { seed, judges, incidents: wanted = INCIDENTS }: ScriptOptions,
): Step[] {
  const random = createRandom(seed);
  const judged = flights.filter(({ panelId, programmeIds }) => panelId !== null && programmeIds.length > 2);
  const drawn = shuffle(judged, random);
  const incidents = new Map(drawn.map(({ id }, index) => [id, wanted[index % FLIGHTS_FOR_EACH] ?? null]));
  const late = new Map<string, number>();
  const steps = flights.flatMap((flight) => {
    const track = `${flight.surfaceId} ${flight.date}`;
    const incident = incidents.get(flight.id) ?? null;
    const lateness = Math.max(0, (late.get(track) ?? 0) - MADE_UP_SECONDS);
    late.set(track, incident === 'late' ? lateness + LATE_SECONDS : lateness);
    return flightSteps(flight, { incident, judges, lateness: late.get(track) ?? 0 });
  });
  return steps.sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : one.at - other.at,
  );
}

interface Course {
  readonly incident: Incident | null;
  readonly judges: number;
  readonly lateness: number;
}

type Timed = readonly [at: number, work: Work];

function flightSteps(flight: RehearsedFlight, { incident, judges, lateness }: Course): Step[] {
  const { id: flightId, panelId, date, programmeIds } = flight;
  const [special = ''] = programmeIds;
  const start = flight.start + lateness;
  const end = start + flight.seconds;
  const isOut = (programmeId: string) =>
    programmeId === special && (incident === 'scratch' || incident === 'noShow');
  const skating = programmeIds.filter((programmeId) => !isOut(programmeId));
  const before: Timed[] = [
    ...arrivals(programmeIds, { incident, special, start: flight.start }),
    ...(incident === 'order' ? [[flight.start - 10 * MINUTE, { kind: 'changeOrder' }] as const] : []),
    [start, { kind: 'start' }],
    ...(incident === 'noShow' ? [[start + 5, { kind: 'noShow', programmeId: special }] as const] : []),
  ];
  const judging = panelId === null ? [] : judgingOf({ flight, skating, incident, judges, start, end });
  return [...before, ...judging].map(([at, work]) => ({ ...work, flightId, panelId, date, at }));
}

/** Everybody who comes is checked in; somebody who is scratched by mistake comes after all. */
function arrivals(
  programmeIds: readonly string[],
  { incident, special, start }: { incident: Incident | null; special: string; start: number },
): Timed[] {
  return programmeIds.flatMap((programmeId, index): Timed[] => {
    const comes: Timed = [start - 30 * MINUTE + 20 * index, { kind: 'checkIn', programmeId }];
    if (programmeId !== special) return [comes];
    if (incident === 'noShow') return [];
    const scratched: Timed = [start - 28 * MINUTE, { kind: 'scratch', programmeId }];
    if (incident === 'scratch') return [scratched];
    if (incident !== 'restored') return [comes];
    return [
      scratched,
      [start - 15 * MINUTE, { kind: 'restore', programmeId }],
      [start - 14 * MINUTE, { kind: 'checkIn', programmeId }],
    ];
  });
}

interface Judging {
  readonly flight: RehearsedFlight;
  readonly skating: readonly string[];
  readonly incident: Incident | null;
  readonly judges: number;
  readonly start: number;
  readonly end: number;
}

function judgingOf({ flight, skating, incident, judges, start, end }: Judging): Timed[] {
  const seats = [...Array.from({ length: judges }, (_, index) => judgeSeat(index)), REFEREE];
  const paper = incident === 'paper' ? judgeSeat(judges - 1) : null;
  const tablets = seats.filter((seat) => seat !== paper);
  const [first = ''] = skating;
  const [conflicted = ''] = seats;
  const onIce = flight.seconds - flight.warmUpSeconds;
  const leaves = (index: number) =>
    start + flight.warmUpSeconds + Math.floor((onIce * (index + 1)) / skating.length);
  const marks = skating.flatMap((programmeId, index) =>
    tablets.map((seat): Timed => [leaves(index), { kind: 'marks', seat, programmeId }]),
  );
  const approved = end + (paper === null ? 3 : 8) * MINUTE;
  return [
    ...marks,
    ...(incident === 'conflict'
      ? ([
          [end + 5, { kind: 'conflict', seat: conflicted, programmeId: first }],
          [end + 10, { kind: 'settle', seat: conflicted, programmeId: first }],
        ] as const)
      : []),
    ...tablets.map((seat, index): Timed => [end + 20 + 5 * index, { kind: 'handIn', seat }]),
    ...(incident === 'penalty' ? [[end + MINUTE, { kind: 'penalty', programmeId: first }] as const] : []),
    ...(paper === null
      ? []
      : ([
          [end + 4 * MINUTE, { kind: 'type', seat: paper }],
          [end + 6 * MINUTE, { kind: 'readBack', seat: paper }],
        ] as const)),
    [approved, { kind: 'approve' }],
    [approved + MINUTE, { kind: incident === 'held' ? 'hold' : 'post' }],
    [approved + 20 * MINUTE, { kind: 'award' }],
    ...(incident === 'correction'
      ? [[approved + 30 * MINUTE, { kind: 'correct', programmeId: first }] as const]
      : []),
  ];
}
