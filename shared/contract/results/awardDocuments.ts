import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import { day, id, oneOf, text } from '../core/scalars.ts';
import { PAPER_SIZES } from '../schedule/scheduleDocuments.ts';

export const AWARD_DOCUMENTS = ['podium', 'certificates'] as const;
export type AwardDocument = (typeof AWARD_DOCUMENTS)[number];

/** Drawn by the function of receipts, which has the fonts. */
export const awardDocumentRoutes = defineRoutes({
  getAwardDocument: {
    resource: 'receipts',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    query: z.object({
      document: oneOf([...AWARD_DOCUMENTS]),
      paper: oneOf([...PAPER_SIZES]),
      /** Without one: the podium of today, the certificates of every day. */
      date: z.optional(day),
      /** Of a day the run, by the id of its first flight. */
      run: z.optional(text()),
      /** The only flight. */
      flight: z.optional(text()),
    }),
    method: 'GET',
    path: '/api/competitions/{competitionId}/awards/document',
    summary: 'Get the places to announce, or certificates of posted and held results, as PDF.',
    reads: ['results', 'publishedSchedule', 'day', 'entries'],
    answer: z.string(),
    mediaType: 'application/pdf',
    errors: ['NotFound'],
  },
});
