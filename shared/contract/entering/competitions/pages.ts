import * as z from 'zod/mini';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { id, text } from '../../core/scalars.ts';

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
  getSkaterDocument: {
    resource: 'pages',
    method: 'GET',
    path: '/competitions/{competitionId}/skaters/{token}',
    summary:
      'Get the page of one skater by a secret address, without a preview: the same document for every address.',
    reads: { nothing: 'The document is the application alone; its page asks for the data.' },
    roles: PUBLIC,
    params: z.object({ competitionId: id, token: text(100) }),
    mediaType: 'text/html',
    answer: z.string(),
    isUnlisted: true,
    cacheSeconds: 60,
    errors: [],
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
