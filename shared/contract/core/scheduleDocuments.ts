import * as z from 'zod/mini';
import { PAPER_SIZES, SCHEDULE_DOCUMENTS } from './documentWords.ts';
import { defineRoutes } from './route.ts';
import { day, id, oneOf, text } from './scalars.ts';

/** Drawn by the function of receipts, which has the fonts. */
export const scheduleDocumentRoutes = defineRoutes({
  getScheduleDocument: {
    resource: 'receipts',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    query: z.object({
      document: oneOf([...SCHEDULE_DOCUMENTS]),
      paper: oneOf([...PAPER_SIZES]),
      /** Without one: every day. */
      date: z.optional(day),
      /** An id; without one: every surface. */
      surface: z.optional(text()),
      /** Ids: the papers of one event or one flight, as when its order has changed. */
      event: z.optional(text()),
      flight: z.optional(text(200)),
      /** Of a day and a surface the run, from 1. Judges' and referee's sheets need one where they are many. */
      run: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'MustValid'))),
    }),
    method: 'GET',
    path: '/api/competitions/{competitionId}/schedule/document',
    summary: 'Get a paper of the day as PDF, from the schedule to the judges’ sheets and the results.',
    reads: ['publishedSchedule', 'entries', 'competitions', 'judgingRules', 'day', 'marks', 'results'],
    answer: z.string(),
    mediaType: 'application/pdf',
    errors: ['NotFound'],
  },
});
