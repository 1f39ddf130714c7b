import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, dayTime, id, instant, text } from '../../core/scalars.ts';
import { flightHold, tappedFlight } from './dayRuns.ts';

const ofFlight = {
  resource: 'day',
  method: 'POST',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  codes: ['checkIn', 'scoring'],
  params: z.object({ competitionId: id, flightId: text(200) }),
  changes: ['day'],
  answer: dataOf(tappedFlight),
} as const;

const FLIGHT = '/api/competitions/{competitionId}/flights/{flightId}';
const undone = { reason: text(300) };

/** How long ago somebody tapped whose device had no network until now. */
const tappedAgo = z.object({ secondsAgo: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'MustValid'))) });

/** The running of the day: one tap for each flight, by the server's clock. */
export const runningRoutes = defineRoutes({
  startFlight: {
    ...ofFlight,
    path: `${FLIGHT}/start`,
    summary: 'Record that a flight’s warm-up starts now. A second tap gets the first one’s time.',
    query: tappedAgo,
    errors: ['NotFound', 'CompetitionArchived', 'EventCancelled'],
  },
  undoStartFlight: {
    ...ofFlight,
    path: `${FLIGHT}/start/undo`,
    summary: 'Take back a start that was tapped by mistake, while the flight has neither ended nor marks.',
    body: z.object({ ...undone, startedAt: instant }),
    errors: ['NotFound', 'CompetitionArchived', 'VersionConflict', 'FlightHasMarks'],
  },
  endFlight: {
    ...ofFlight,
    path: `${FLIGHT}/end`,
    summary: 'Record that a flight has left the ice. The next start ends it too.',
    query: tappedAgo,
    errors: ['NotFound', 'CompetitionArchived', 'EventCancelled', 'VersionConflict'],
  },
  undoEndFlight: {
    ...ofFlight,
    path: `${FLIGHT}/end/undo`,
    summary: 'Take back an end that was tapped by mistake.',
    body: z.object({ ...undone, endedAt: instant }),
    errors: ['NotFound', 'CompetitionArchived', 'VersionConflict'],
  },
  holdFlight: {
    ...ofFlight,
    method: 'PUT',
    path: `${FLIGHT}/hold`,
    summary:
      'Hold a flight until a time, or release it, before it starts. What follows on its surface follows.',
    body: z.object({
      /** Venue time; null releases the flight. */
      until: z.nullable(dayTime),
      /** The hold that was read. */
      read: z.nullable(dayTime),
    }),
    answer: dataOf(z.object({ id: z.string(), hold: z.nullable(flightHold) })),
    errors: ['NotFound', 'CompetitionArchived', 'EventCancelled', 'FlightStarted', 'VersionConflict'],
  },
});
