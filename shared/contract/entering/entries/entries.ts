import * as z from 'zod/mini';
import { entry } from './entry.ts';
import { danceEntryBody, individualEntryBody, teamEntryBody } from './entryBodies.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, oneOf, pageOf } from '../../core/scalars.ts';

const submitted = {
  resource: 'entries',
  method: 'POST',
  roles: ['SKATER'],
  answer: dataOf(entry),
  status: 201,
  idempotent: true,
  changes: ENTRY_CHANGES,
  errors: ['IdempotencyKeyReused', 'EmailNotVerified', 'TooManyAttempts'],
} as const;

export const entryRoutes = defineRoutes({
  submitIndividualEntry: {
    ...submitted,
    path: '/api/entries/individual',
    summary: 'Enter a skater in one or more events of a competition.',
    body: individualEntryBody,
  },
  submitTeamEntry: {
    ...submitted,
    path: '/api/entries/team',
    summary: 'Enter a team in an event of a competition.',
    body: teamEntryBody,
  },
  submitDanceEntry: {
    ...submitted,
    path: '/api/entries/dance',
    summary: 'Enter a couple in one or more events of a competition.',
    body: danceEntryBody,
  },
  listMyEntries: {
    resource: 'entries',
    method: 'GET',
    path: '/api/entries',
    summary: 'List the account’s entries by kind, newest first.',
    reads: ['entries', 'payments', 'competitions'],
    roles: ['SKATER'],
    query: z.object({ kind: z.optional(oneOf(ENTRY_KINDS)), cursor }),
    answer: pageOf(entry),
    errors: [],
  },
  getEntry: {
    resource: 'entries',
    method: 'GET',
    path: '/api/entries/{entryId}',
    summary: 'Get one of the account’s entries.',
    reads: ['entries', 'payments', 'competitions'],
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    answer: dataOf(entry),
    errors: ['NotFound'],
  },
});
