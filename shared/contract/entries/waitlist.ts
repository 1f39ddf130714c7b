import * as z from 'zod/mini';
import { entry } from './entry.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../core/data.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, text, version, wholeNumber } from '../core/scalars.ts';

const managed = {
  resource: 'entries',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;

/** One entry in a waiting list. */
const waitlistEntry = z.object({
  entryId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The skater, the team or the couple. */
  name: z.string(),
  homeIsiRink: z.string(),
  /** Counted from 1. */
  place: z.number(),
  /** The UTC instant since which it waits. */
  since: z.string(),
  /** What it waits for by this list: one event, or as many as its entry has in it. */
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
});

export const waitlist = z.object({
  /** See shared/domain/waiting/waitingLists. */
  list: z.string(),
  /** Of an event's list both, of a format's the format; null where the form has it no more. */
  format: z.nullable(z.string()),
  level: z.nullable(z.string()),
  rows: z.array(waitlistEntry),
});

export type Waitlist = z.output<typeof waitlist>;
export type WaitlistEntry = Waitlist['rows'][number];

const params = z.object({ competitionId: id });

/** Why, as the family and the entry's history are told. */
const reason = text(500);

export const waitingRoutes = defineRoutes({
  withdrawEntry: {
    resource: 'entries',
    method: 'POST',
    path: '/api/entries/{entryId}/withdraw',
    summary: 'Withdraw an entry of the account until entries close; its places go to who waits.',
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
    summary: 'Withdraw an entry of whichever family, with a reason.',
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
    summary: 'Who waits for places of a competition, list by list in their order.',
    reads: ['waitlist', 'entries'],
    params,
    answer: dataOf(z.array(waitlist)),
    errors: ['NotFound'],
  },
  moveWaiting: {
    ...managed,
    method: 'POST',
    path: '/api/competitions/{competitionId}/waiting/move',
    summary: 'Put an entry at another place of a waiting list, with a reason.',
    changes: ['waitlist', 'entries'],
    params,
    body: z.object({ list: text(220), entryId: id, place: wholeNumber(1, 100_000), reason }),
    answer: dataOf(z.array(waitlist)),
    errors: ['NotFound', 'VersionConflict'],
  },
});
