import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, pageOf } from '../../core/scalars.ts';
import { EVENT_STATES, leftEvent } from './entry.ts';
import { ENTRY_STATES } from '../../core/entryStates.ts';

/**
 * A pupil's entry as the coach sees it: no money, no birthdate, no contact and no number. The coach's pupils are
 * known by name, so names are full whatever the public sees.
 */
export const pupil = z.object({
  entryId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The skater, the couple or the team. */
  name: z.string(),
  homeIsiRink: z.string(),
  state: z.enum(ENTRY_STATES),
  events: z.array(
    z.object({ id: z.string(), format: z.string(), level: z.string(), state: z.enum(EVENT_STATES) }),
  ),
  /** What is kept of a payment is the family's. */
  cancelledEvents: z.optional(z.array(z.omit(leftEvent, { refund: true }))),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
  }),
});

export type Pupil = z.output<typeof pupil>;

export const pupilRoutes = defineRoutes({
  listPupils: {
    resource: 'coaches',
    method: 'GET',
    path: '/api/pupils',
    summary: 'List the entries that name the account’s coach, latest competition first.',
    reads: ['entries', 'competitions', 'coaches'],
    roles: ROLES,
    grants: ['coach'],
    query: z.object({ cursor }),
    answer: pageOf(pupil),
    errors: [],
  },
});
