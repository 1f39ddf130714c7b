import * as z from 'zod/mini';
import { defineRoutes } from '../core/route.ts';
import { id } from '../core/scalars.ts';

/** Drawn by the function of receipts, which has the fonts. */
export const panelReportRoutes = defineRoutes({
  getPanelReport: {
    resource: 'receipts',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    method: 'GET',
    path: '/api/competitions/{competitionId}/panels/report',
    summary: 'Get the last report of panels as PDF: names, ISI numbers and certificates.',
    reads: ['panels', 'coaches', 'competitions'],
    answer: z.string(),
    mediaType: 'application/pdf',
    errors: ['NotFound'],
  },
});
