import * as z from 'zod/mini';
import { LABEL_SHEETS } from '../../../domain/core/documents/labelSheets.ts';
import { defineRoutes } from '../../core/route.ts';
import { day, id, oneOf, text } from '../../core/scalars.ts';
import { PAPER_SIZES } from '../../core/documentWords.ts';

/** At most 20 mm: more is another sheet. */
const offset = z.string().check(z.regex(/^-?(1?\d?\d|200)$/, 'MustValid'));

export const AWARD_DOCUMENTS = ['podium', 'certificates', 'labels', 'labelTest'] as const;
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
      /** Without one: the podium of today, the certificates and labels of every day. */
      date: z.optional(day),
      /** Of a day the run, by the id of its first flight. */
      run: z.optional(text()),
      /** The only flight. */
      flight: z.optional(text()),
      /** Of certificates the only programme. */
      programme: z.optional(text(300)),
      /** Of labels and their test page: the maker's sheet, without one L7160 or 5160 as the paper has it. */
      sheet: z.optional(oneOf([...LABEL_SHEETS])),
      /** Tenths of a millimetre to the right and down, as this printer needs. */
      offsetX: z.optional(offset),
      offsetY: z.optional(offset),
      /** The first label that is still on the sheet, from 1, row by row. */
      first: z.optional(z.string().check(z.regex(/^[1-9]\d?$/, 'MustValid'))),
    }),
    method: 'GET',
    path: '/api/competitions/{competitionId}/awards/document',
    summary:
      'Get the places to announce, certificates of posted and held results, or labels of the flights, as PDF.',
    reads: ['results', 'publishedSchedule', 'day', 'entries'],
    answer: z.string(),
    mediaType: 'application/pdf',
    errors: ['NotFound'],
  },
});
