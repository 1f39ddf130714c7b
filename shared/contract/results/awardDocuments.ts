import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import { day, id, oneOf } from '../core/scalars.ts';
import { PAPER_SIZES } from '../schedule/scheduleDocuments.ts';

export const AWARD_DOCUMENTS = ['podium'] as const;
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
      date: day,
    }),
    method: 'GET',
    path: '/api/competitions/{competitionId}/awards/document',
    summary: 'Get the places of a day to announce as PDF, a sheet for each ceremony.',
    reads: ['results', 'publishedSchedule', 'day', 'entries'],
    answer: z.string(),
    mediaType: 'application/pdf',
    errors: ['NotFound'],
  },
});
