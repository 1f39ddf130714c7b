import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, required, text, wholeNumber } from '../../core/scalars.ts';
import { runs, starterState } from './dayRuns.ts';

const flightId = text(200);
/** Its entry's id and its event's. */
const programmeId = text(300);
const reason = text(300);

const changedStarter = dataOf(z.object({ flightId: z.string(), ...starterState }));
const changedOrder = dataOf(
  z.object({ flightId: z.string(), version: z.number(), order: z.array(z.string()) }),
);

/** A skater skates at most some ten programmes a day; a transaction has room for this many. */
const MOST_SCRATCHED = 20;

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
    errors: [
      'NotFound',
      'CompetitionArchived',
      'VersionConflict',
      'FlightOver',
      'FlightHasMarks',
      'FlightApproved',
    ],
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
    errors: ['NotFound', 'CompetitionArchived', 'VersionConflict', 'FlightOver', 'FlightApproved'],
  },
  changeOrder: {
    ...managing,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/flights/{flightId}/order',
    summary: 'Change the start order of a flight on the day, before it starts, with a reason.',
    changes: ['day'],
    params: z.object({ competitionId: id, flightId }),
    body: z.object({
      /** All programmes of the flight that are answered by `listRuns`. */
      order: z.array(programmeId, { error: required }).check(z.maxLength(200, 'MustValid')),
      reason,
      version: wholeNumber(0, 2_000_000_000),
    }),
    answer: changedOrder,
    errors: ['NotFound', 'CompetitionArchived', 'FlightStarted', 'VersionConflict', 'FlightApproved'],
  },
});
