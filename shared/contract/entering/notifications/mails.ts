import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, text } from '../../core/scalars.ts';

export const MAIL_KINDS = [
  ...(['submitted', 'promoted', 'changed', 'withdrawn', 'restored', 'eventCancelled'] as const),
  ...(['payment', 'refund', 'partner', 'remarks', 'reminder', 'email', 'familyPrice'] as const),
  ...(['music', 'musicFeeWaived', 'scratched', 'scratchUndone'] as const),
] as const;

/**
 * The outcome of a mail: `sending` leaves by itself after the change that it reports; `unsure` means the mail
 * service did not answer and may have sent it; `cancelled` that what it would say held no longer.
 */
const MAIL_OUTCOMES = ['sent', 'sending', 'unsent', 'unsure', 'cancelled'] as const;

/** A mail about an entry, without its text. */
const entryMail = z.object({
  /** Identifies the mail within its entry. */
  key: z.string(),
  what: z.enum(MAIL_KINDS),
  to: z.enum(['family', 'coach', 'partner']),
  /** The subject of an organiser's own email; null for the product's. */
  subject: z.nullable(z.string()),
  /** UTC instants: of the event it reports, and of sending (null if not sent). */
  at: z.string(),
  sentAt: z.nullable(z.string()),
  outcome: z.enum(MAIL_OUTCOMES),
});

export type EntryMail = z.output<typeof entryMail>;

const managing = { resource: 'notices', roles: ['SUPER_ADMIN', 'MANAGER'], managerOf: 'params' } as const;
const ofEntry = z.object({ competitionId: id, entryId: id });

export const mailRoutes = defineRoutes({
  listEntryMails: {
    ...managing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/entries/{entryId}/mails',
    summary: 'List the mails about an entry, sent or not, newest first.',
    reads: ['mails'],
    params: ofEntry,
    answer: dataOf(z.array(entryMail)),
    errors: ['NotFound'],
  },
  sendEntryMail: {
    ...managing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/entries/{entryId}/mails',
    summary: 'Send a mail about an entry that was not sent or is uncertain.',
    changes: ['mails'],
    params: ofEntry,
    body: z.object({ key: text(200) }),
    answer: dataOf(entryMail),
    errors: ['NotFound'],
  },
});
