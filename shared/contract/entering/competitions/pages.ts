import * as z from 'zod/mini';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { id } from '../../core/scalars.ts';

const params = z.object({ competitionId: id });

/** HTML and files that people open and share by URL, rather than JSON. */
export const pageRoutes = defineRoutes({
  getCompetitionPage: {
    resource: 'pages',
    method: 'GET',
    path: '/competitions/{competitionId}',
    summary: 'Get the page of a competition with its link preview.',
    reads: ['competitions'],
    roles: PUBLIC,
    params,
    mediaType: 'text/html',
    answer: z.string(),
    cacheSeconds: 60,
    errors: ['NotFound'],
  },
  getCompetitionCalendar: {
    resource: 'pages',
    method: 'GET',
    path: '/api/competitions/{competitionId}/calendar.ics',
    summary: 'Get the competition’s dates and deadlines as a calendar (RFC 5545).',
    reads: ['competitions'],
    roles: PUBLIC,
    params,
    mediaType: 'text/calendar',
    answer: z.string(),
    cacheSeconds: 60,
    errors: ['NotFound'],
  },
});
