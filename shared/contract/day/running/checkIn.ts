import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, required, text, wholeNumber } from '../../core/scalars.ts';
import { FLIGHT_CHANGES, STARTER_STATES } from './dayWords.ts';

const flightId = text(200);
/** Its entry's id and its event's. */
const programmeId = text(300);
const reason = text(300);

const starterState = {
  programmeId: z.string(),
  state: z.enum(STARTER_STATES),
  /** When and by whom it was set: a UTC instant and a name. Null while the programme is expected. */
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** Why it was scratched. */
  reason: z.nullable(z.string()),
  /** The scratch for the day that it is part of; null for one of this flight alone. */
  scratchId: z.nullable(z.string()),
};

/** A skater, couple or team by the full name that the announcer reads; '' where something is not given. */
const starter = z.object({
  ...starterState,
  /** In the start order, from 1; null for who does not skate. */
  order: z.nullable(z.number()),
  name: z.string(),
  /** Who is on the ice: one, both of a couple, the members of a team. A person has one id in all flights. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  sayAs: z.string(),
  rink: z.string(),
  musicTitle: z.string(),
  /** Length of the programme. */
  seconds: z.number(),
  /** No published flight had it. */
  isWalkOn: z.boolean(),
  /** When and by whom its emergency contact was opened last: a UTC instant and a name. */
  contactOpened: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** Somebody took its check-in back: only an organiser opens its emergency contact. */
  checkInUndone: z.boolean(),
});

const event = z.object({ format: z.string(), level: z.string() });

/** Recorded times are UTC instants by the server's clock, with names. */
const taps = {
  startedAt: z.nullable(z.string()),
  startedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
};

export const tappedFlight = z.object({ id: z.string(), ...taps });

export type TappedFlight = z.output<typeof tappedFlight>;

const runFlight = z.object({
  id: z.string(),
  eventId: z.string(),
  event,
  /** Which of its event's flights, from 1. */
  part: z.object({ number: z.number(), of: z.number() }),
  /** `HH:MM:SS` at the venue as published; 24:00 and later belong to the day that began. */
  start: z.string(),
  /** As published. */
  seconds: z.number(),
  /** `skipped`: a later flight has started, and nobody recorded this one. */
  state: z.enum(['done', 'now', 'toCome', 'skipped']),
  /** `HH:MM` when it started or is expected; null where neither is known. */
  expected: z.nullable(z.string()),
  warmUpSeconds: z.number(),
  /** Of the start order and of who skates; 0 as published. */
  version: z.number(),
  ...taps,
  changes: z.array(
    z.object({ at: z.string(), by: z.string(), what: z.enum(FLIGHT_CHANGES), reason: z.string() }),
  ),
  /** In start order. */
  starters: z.array(starter),
});

export type RunFlight = z.output<typeof runFlight>;
export type RunStarter = RunFlight['starters'][number];

/** The flights of a surface between two breaks; where there are panels, a panel's flights. */
const run = z.object({
  /** The id of its first flight. */
  id: z.string(),
  surfaceId: z.string(),
  /** Counted from 1 for each day of a surface. */
  number: z.number(),
  flights: z.array(runFlight),
});

export type CheckInRun = z.output<typeof run>;

const runs = z.object({
  /** Of the published schedule. */
  version: z.number(),
  competition: z.object({ name: z.string(), timeZone: z.string() }),
  /** The day that is answered: the one asked for, else today or the nearest. */
  date: z.string(),
  days: z.array(z.string()),
  /** `delayMinutes`: late; less than 0 where the ice is early. */
  surfaces: z.array(z.object({ id: z.string(), name: z.string(), delayMinutes: z.number() })),
  runs: z.array(run),
  /**
   * Rests that are shorter than the rules of the ice allow, as the day is expected to go; the most urgent first. In the
   * order of the flights as they are expected, which may be another than the schedule’s.
   */
  shortRests: z.array(
    z.object({
      people: z.array(z.object({ id: z.string(), name: z.string() })),
      fromFlightId: z.string(),
      toFlightId: z.string(),
      /** Below 0 where both are on the ice at once. */
      minutes: z.number(),
      leastMinutes: z.number(),
      /** `HH:MM` at the venue from which the second may start. */
      readyAt: z.string(),
      isReversed: z.boolean(),
    }),
  ),
  /** Confirmed programmes that no flight has: they can walk on in a flight of their event. */
  unplaced: z.array(
    z.object({ programmeId: z.string(), eventId: z.string(), event, name: z.string(), rink: z.string() }),
  ),
});

export type DayRuns = z.output<typeof runs>;
export type DayShortRest = DayRuns['shortRests'][number];

const changedStarter = dataOf(z.object({ flightId: z.string(), ...starterState }));
const changedOrder = dataOf(
  z.object({ flightId: z.string(), version: z.number(), order: z.array(z.string()) }),
);

/** A skater skates at most some ten programmes a day; a transaction has room for this many. */
export const MOST_SCRATCHED = 20;

const startPlace = z.object({ flightId, programmeId });

export type StartPlace = z.output<typeof startPlace>;

/** Starts that are scratched or restored together. */
const startsChanged = dataOf(
  z.object({
    starters: z.array(z.object({ flightId: z.string(), ...starterState })),
    /** Starts that stay as they are because their flight has a mark. */
    judged: z.array(startPlace),
  }),
);

const managing = {
  resource: 'day',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;

const ofStarter = {
  ...managing,
  codes: ['checkIn'],
  params: z.object({ competitionId: id, flightId, programmeId }),
  changes: ['day'],
  answer: changedStarter,
} as const;

const STARTER = '/api/competitions/{competitionId}/flights/{flightId}/starters/{programmeId}';

/** The emergency contacts of one missing programme. */
const emergencyCall = z.object({
  people: z.array(
    z.object({
      fullName: z.string(),
      emergencyContact: z.nullable(z.string()),
      emergencyPhone: z.nullable(z.string()),
    }),
  ),
  /** Of a team, whose skaters are too many to call. */
  coach: z.nullable(z.string()),
});

export type EmergencyCall = z.output<typeof emergencyCall>;

/** Check-in says who is at the rink, and in which order they skate. */
export const checkInRoutes = defineRoutes({
  listRuns: {
    ...managing,
    codes: ['checkIn', 'scoring'],
    method: 'GET',
    path: '/api/competitions/{competitionId}/day/runs',
    summary: 'List the runs of a day with their flights, start orders and who is there.',
    reads: ['day', 'publishedSchedule', 'entries', 'ice'],
    params: z.object({ competitionId: id }),
    query: z.object({ date: z.optional(day) }),
    answer: dataOf(runs),
    errors: ['NotFound'],
  },
  checkIn: {
    ...ofStarter,
    codes: ['checkIn', 'scoring'],
    method: 'POST',
    path: `${STARTER}/check-in`,
    summary: 'Check a programme in, also one that was missing. A second tap changes nothing.',
    errors: ['NotFound', 'CompetitionArchived', 'StarterScratched', 'FlightApproved'],
  },
  undoCheckIn: {
    ...ofStarter,
    codes: ['checkIn', 'scoring'],
    method: 'DELETE',
    path: `${STARTER}/check-in`,
    summary: 'Take back a check-in or a no-show until the flight is over: the programme is expected again.',
    errors: ['NotFound', 'CompetitionArchived', 'StarterScratched', 'FlightOver', 'FlightApproved'],
  },
  markNoShow: {
    ...ofStarter,
    codes: ['checkIn', 'scoring'],
    method: 'POST',
    path: `${STARTER}/no-show`,
    summary: 'Record that a programme did not come, until the flight’s result is approved.',
    errors: ['NotFound', 'CompetitionArchived', 'StarterScratched', 'FlightApproved'],
  },
  scratch: {
    ...ofStarter,
    method: 'POST',
    path: `${STARTER}/scratch`,
    summary: 'Scratch a programme, until its flight has a mark.',
    body: z.object({ reason }),
    errors: ['NotFound', 'CompetitionArchived', 'FlightHasMarks'],
  },
  restoreStarter: {
    ...ofStarter,
    method: 'DELETE',
    path: `${STARTER}/scratch`,
    summary: 'Restore a scratched programme, until its flight has a mark.',
    errors: ['NotFound', 'CompetitionArchived', 'FlightHasMarks'],
  },
  scratchStarts: {
    ...managing,
    codes: ['checkIn'],
    method: 'PUT',
    path: '/api/competitions/{competitionId}/day/scratches/{scratchId}',
    summary:
      'Scratch several starts for one reason, all of them or none, except those whose flight has a mark.',
    params: z.object({ competitionId: id, scratchId: id }),
    body: z.object({
      reason,
      starts: z
        .array(startPlace, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MOST_SCRATCHED, 'MustValid')),
    }),
    changes: ['day'],
    answer: startsChanged,
    errors: ['NotFound', 'CompetitionArchived', 'FlightHasMarks'],
  },
  restoreStarts: {
    ...managing,
    codes: ['checkIn'],
    method: 'DELETE',
    path: '/api/competitions/{competitionId}/day/scratches/{scratchId}',
    summary: 'Restore the starts that one scratch took out, except those whose flight has a mark.',
    params: z.object({ competitionId: id, scratchId: id }),
    changes: ['day'],
    answer: startsChanged,
    errors: ['NotFound', 'CompetitionArchived', 'FlightHasMarks'],
  },
  openEmergencyContact: {
    ...managing,
    codes: ['checkIn'],
    method: 'POST',
    path: `${STARTER}/emergency-contact`,
    summary:
      'Open the emergency contact of one programme that is missing from a flight on the ice or due within 30 minutes. Each opening is recorded with the entry.',
    changes: ['day'],
    params: z.object({ competitionId: id, flightId, programmeId }),
    answer: dataOf(emergencyCall),
    errors: ['NotFound', 'CompetitionArchived', 'ContactClosed', 'ContactNeedsOrganiser', 'TooManyAttempts'],
  },
  moveWalkOn: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/walk-ons/{programmeId}/move',
    summary: 'Move a walk-on to the end of another flight of its event, before its flight has a mark.',
    changes: ['day'],
    params: z.object({ competitionId: id, flightId, programmeId }),
    body: z.object({
      to: flightId,
      reason,
      /** Of both flights, as they were read. */
      version: wholeNumber(0, 2_000_000_000),
      toVersion: wholeNumber(0, 2_000_000_000),
    }),
    answer: changedOrder,
    errors: ['NotFound', 'CompetitionArchived', 'VersionConflict', 'FlightHasMarks', 'FlightApproved'],
  },
  addWalkOn: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/walk-ons',
    summary: 'Put a confirmed programme that no flight has at the end of a flight of its event.',
    changes: ['day'],
    params: z.object({ competitionId: id, flightId }),
    body: z.object({ programmeId, reason, version: wholeNumber(0, 2_000_000_000) }),
    answer: changedOrder,
    errors: ['NotFound', 'CompetitionArchived', 'VersionConflict', 'FlightApproved'],
  },
  changeOrder: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/flights/{flightId}/order',
    summary: 'Change the start order of a flight on the day, with a reason.',
    changes: ['day'],
    params: z.object({ competitionId: id, flightId }),
    body: z.object({
      /** All programmes of the flight that are answered by `listRuns`. */
      order: z.array(programmeId, { error: required }).check(z.maxLength(200, 'MustValid')),
      reason,
      version: wholeNumber(0, 2_000_000_000),
    }),
    answer: changedOrder,
    errors: ['NotFound', 'CompetitionArchived', 'VersionConflict', 'FlightApproved'],
  },
});
