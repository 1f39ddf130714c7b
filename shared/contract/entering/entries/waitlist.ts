import * as z from 'zod/mini';
import { entry } from './entry.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, text, version, wholeNumber } from '../../core/scalars.ts';

const managed = {
  resource: 'entries',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;

const waitlistEntry = z.object({
  entryId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The name of the skater, team or couple. */
  name: z.string(),
  homeIsiRink: z.string(),
  /** Position, counted from 1. */
  place: z.number(),
  /** The UTC instant at which it joined. */
  since: z.string(),
  /** The events of this entry in this waitlist: an event's list has one, the others may have several. */
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
});

export const waitlist = z.object({
  /** The waitlist's name: see shared/domain/entering/capacity/waitlists. */
  list: z.string(),
  /** An event's waitlist has both, a format's only the format; null if the form no longer has them. */
  format: z.nullable(z.string()),
  level: z.nullable(z.string()),
  /** Why the first entry cannot take a free place; null if nothing keeps it from one. */
  stuck: z.nullable(z.enum(['tooLarge', 'alreadyEntered', 'refused'])),
  rows: z.array(waitlistEntry),
});

export type Waitlist = z.output<typeof waitlist>;
export type WaitlistEntry = Waitlist['rows'][number];

const params = z.object({ competitionId: id });

/** The reason, shown to the family and in the entry's history. */
const reason = text(500);

export const waitingRoutes = defineRoutes({
  withdrawEntry: {
    resource: 'entries',
    method: 'POST',
    path: '/api/entries/{entryId}/withdraw',
    summary: 'Withdraw one of the account’s entries until entries close. Its places go to the waitlist.',
    changes: ENTRY_CHANGES,
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    body: z.object({ version }),
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict'],
  },
  withdrawEntryForFamily: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/entries/{entryId}/withdraw',
    summary: 'Withdraw an entry of any family, with a reason.',
    changes: ENTRY_CHANGES,
    params: z.object({ competitionId: id, entryId: id }),
    body: z.object({ version, reason }),
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict'],
  },
  listWaiting: {
    ...managed,
    method: 'GET',
    path: '/api/competitions/{competitionId}/waiting',
    summary: 'Get the waitlists of a competition in order.',
    reads: ['waitlist', 'entries'],
    params,
    answer: dataOf(z.array(waitlist)),
    errors: ['NotFound'],
  },
  promoteWaiting: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/waiting',
    summary: 'Give free places to the first in line now, as after every change that frees one.',
    changes: ENTRY_CHANGES,
    params,
    answer: dataOf(z.array(waitlist)),
    errors: ['NotFound'],
  },
  moveWaiting: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/waiting/move',
    summary: 'Move an entry within a waitlist, with a reason.',
    changes: ['waitlist', 'entries'],
    params,
    body: z.object({ list: text(220), entryId: id, place: wholeNumber(1, 100_000), reason }),
    answer: dataOf(z.array(waitlist)),
    errors: ['NotFound', 'VersionConflict'],
  },
});
