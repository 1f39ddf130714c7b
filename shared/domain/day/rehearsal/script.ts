import { judgeSeat } from '../../entering/judgingRules/seats.ts';
import { REFEREE } from '../sheets/marks.ts';
import { createRandom, shuffle } from '../../planning/random.ts';
import type { StartPlace } from '../../../contract/day/running/checkIn.ts';
import { DELAY_SECONDS, delayedFlights, lostHours, type LostHour } from './dayTrouble.ts';
import { illnesses, keyOfStart, type Illness } from './illness.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';

/** Steps at check-in and on the running page. */
type CheckInWork =
  | { readonly kind: 'checkIn' | 'noShow' | 'scratch' | 'restore'; readonly programmeId: string }
  /** All starts of a skater who fell ill; `time` tells the scratch that is undone from the one that stays. */
  | {
      readonly kind: 'scratchDay' | 'undoScratchDay';
      readonly starts: readonly StartPlace[];
      readonly time: number;
    }
  | { readonly kind: 'changeOrder' | 'start' };

/** Troubles of the ice, and what the organiser does about them. */
type IceWork =
  /** Times of the schedule, in seconds. */
  | { readonly kind: 'loseIce'; readonly surfaceId: string; readonly closes: number }
  | {
      readonly kind: 'runLate';
      readonly cause: 'delay' | 'lostIce';
      /** The surface that is late, compared with what is published; null where none is. */
      readonly late: { readonly surfaceId: string; readonly seconds: number } | null;
    };

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

type Work = CheckInWork | IceWork | SheetWork | PenaltyWork | ResultWork;

interface Timing {
  readonly flightId: string;
  readonly panelId: string | null;
  readonly date: string;
  /** Seconds of the venue's day. */
  readonly at: number;
}

/** A step of a person on a competition's day. */
export type Step = Work & Timing;
export type LostIceStep = Extract<IceWork, { readonly kind: 'loseIce' }> & Timing;
export type RunLateStep = Extract<IceWork, { readonly kind: 'runLate' }> & Timing;
export type SheetStep = SheetWork & Timing;
export type PenaltyStep = PenaltyWork & Timing;
export type ScriptedStep = ResultWork & Timing;

/** Whether a step is about several flights, so that whatever comes before it is done first. */
export const isDayStep = ({ kind }: Step): boolean =>
  ['scratchDay', 'undoScratchDay', 'loseIce', 'runLate'].includes(kind);

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

/** Deviations from the plan of a whole day, each once a day at most. */
export const DAY_INCIDENTS = ['delay', 'lostIce', 'illness'] as const;
export type DayIncident = (typeof DAY_INCIDENTS)[number];

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
  /** None unless some are named. */
  readonly dayIncidents?: readonly DayIncident[] | undefined;
}

/**
 * A whole day of a competition, from the first check-in to the last award, in the order of time: what each step needs
 * comes before it. The same flights and seed give the same script.
 */
export function scriptOf(
  flights: readonly RehearsedFlight[],
  { seed, judges, incidents: wanted = INCIDENTS, dayIncidents = [] }: ScriptOptions,
): Step[] {
  const random = createRandom(seed);
  const judged = flights.filter(({ panelId, programmeIds }) => panelId !== null && programmeIds.length > 2);
  const drawn = shuffle(judged, random);
  const incidents = new Map(drawn.map(({ id }, index) => [id, wanted[index % FLIGHTS_FOR_EACH] ?? null]));
  const late = new Map<string, number>();
  const ill = dayIncidents.includes('illness') ? illnesses(flights) : [];
  const delayed = new Set(dayIncidents.includes('delay') ? delayedFlights(flights) : []);
  const lost = dayIncidents.includes('lostIce') ? lostHours(flights) : [];
  const absent = new Set(ill.flatMap(({ starts }) => starts.map(keyOfStart)));
  const steps = flights.flatMap((flight) => {
    const track = `${flight.surfaceId} ${flight.date}`;
    const incident = incidents.get(flight.id) ?? null;
    const lateness = Math.max(0, (late.get(track) ?? 0) - MADE_UP_SECONDS);
    const more = (incident === 'late' ? LATE_SECONDS : 0) + (delayed.has(flight) ? DELAY_SECONDS : 0);
    late.set(track, lateness + more);
    return flightSteps(flight, { incident, judges, absent, lateness: late.get(track) ?? 0 });
  });
  const ofDay = [...[...delayed].map(delayStep), ...lost.flatMap(lostIceSteps), ...ill.flatMap(illnessSteps)];
  return [...ofDay, ...steps].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : one.at - other.at,
  );
}

interface Course {
  readonly incident: Incident | null;
  readonly judges: number;
  readonly lateness: number;
  /** Starts of skaters who are ill. */
  readonly absent: ReadonlySet<string>;
}

type Timed = readonly [at: number, work: Work];

function flightSteps(flight: RehearsedFlight, { incident, judges, lateness, absent }: Course): Step[] {
  const { id: flightId, panelId, date } = flight;
  const programmeIds = flight.programmeIds.filter(
    (programmeId) => !absent.has(keyOfStart({ flightId, programmeId })),
  );
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

/** Once the flight is on the ice, the organiser sees how late the surface is. */
function delayStep({ id: flightId, panelId, date, surfaceId, start }: RehearsedFlight): Step {
  const late = { surfaceId, seconds: DELAY_SECONDS };
  const at = start + DELAY_SECONDS + 2 * MINUTE;
  return { flightId, panelId, date, at, kind: 'runLate', cause: 'delay', late };
}

/** The hour is lost an hour before it comes. */
function lostIceSteps({ flight, closes }: LostHour): Step[] {
  const { id: flightId, panelId, date, surfaceId, start } = flight;
  const place = { flightId, panelId, date };
  return [
    { ...place, kind: 'loseIce', surfaceId, closes, at: start - 60 * MINUTE },
    { ...place, kind: 'runLate', cause: 'lostIce', late: null, at: start - 58 * MINUTE },
  ];
}

/** The desk scratches a child for the day, undoes it because she wants to try, and scratches her again. */
function illnessSteps({ flight, starts }: Illness): Step[] {
  const { id: flightId, panelId, date, start } = flight;
  const place = { flightId, panelId, date, starts };
  return [
    { ...place, kind: 'scratchDay', time: 1, at: start - 45 * MINUTE },
    { ...place, kind: 'undoScratchDay', time: 1, at: start - 43 * MINUTE },
    { ...place, kind: 'scratchDay', time: 2, at: start - 40 * MINUTE },
  ];
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
