import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, text, wholeNumber } from '../../core/scalars.ts';

/** How many minutes the whole day of a rehearsal takes. */
export const REHEARSAL_MINUTES = { least: 5, most: 60, usual: 30 } as const;

const rehearsal = z.object({
  /** Of a competition with invented skaters, whose day this is. */
  id: z.string(),
  /** The day of the schedule that it plays. */
  plays: z.string(),
  /** The venue's day on which it plays. */
  date: z.string(),
  /** How the times of the schedule became its own. */
  pace: z.object({ factor: z.number(), from: z.number(), at: z.number() }),
  flights: z.number(),
  programmes: z.number(),
  /** The organiser's name. */
  by: z.string(),
  /** UTC instant. */
  createdAt: z.string(),
  /** `making` until everything is copied, `deleting` until everything is deleted. */
  state: z.enum(['making', 'ready', 'deleting']),
});

export type Rehearsal = z.output<typeof rehearsal>;

const ofOrganiser = { resource: 'day', roles: ['SUPER_ADMIN', 'MANAGER'], managerOf: 'params' } as const;
const PATH = '/api/competitions/{competitionId}/rehearsals';

export const rehearsalRoutes = defineRoutes({
  getRehearsal: {
    ...ofOrganiser,
    method: 'GET',
    path: PATH,
    summary: 'Get the rehearsal of a competition, null for none, and the days of its schedule.',
    reads: ['competitions', 'publishedSchedule'],
    params: z.object({ competitionId: id }),
    answer: dataOf(
      z.object({
        rehearsal: z.nullable(rehearsal),
        days: z.array(z.object({ date: z.string(), flights: z.number() })),
      }),
    ),
    errors: ['NotFound'],
  },
  createRehearsal: {
    ...ofOrganiser,
    method: 'POST',
    path: PATH,
    summary: 'Copy a day of the schedule, with invented skaters, to practise on. One at a time.',
    changes: ['competitions'],
    params: z.object({ competitionId: id }),
    body: z.object({
      date: day,
      minutes: z._default(
        wholeNumber(REHEARSAL_MINUTES.least, REHEARSAL_MINUTES.most),
        REHEARSAL_MINUTES.usual,
      ),
    }),
    status: 201,
    answer: dataOf(rehearsal),
    errors: ['NotFound', 'RehearsalExists', 'CompetitionArchived'],
  },
  deleteRehearsal: {
    ...ofOrganiser,
    method: 'DELETE',
    path: `${PATH}/{rehearsalId}`,
    summary: 'Delete a rehearsal with everything that was done in it. Repeat until `isDeleted`.',
    changes: ['competitions'],
    params: z.object({ competitionId: id, rehearsalId: text(64) }),
    answer: dataOf(z.object({ isDeleted: z.boolean() })),
    errors: ['NotFound'],
  },
});
