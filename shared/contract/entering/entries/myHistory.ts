import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id } from '../../core/scalars.ts';
import { MAIL_KINDS } from '../notifications/mails.ts';

/** A family reads these records of its entry's history; other records are the organiser's own work. */
export const MY_HISTORY = [
  ...(['submitted', 'takenOver', 'changed', 'corrected', 'withdrawn', 'restored'] as const),
  ...([
    'eventCancelled',
    'joined',
    'moved',
    'promoted',
    'payment',
    'refund',
    'paymentTakenBack',
    'familyPrice',
    'musicFee',
    'musicFeeWaived',
  ] as const),
  ...(['partner', 'partnerChanged', 'partnerInvited', 'partnerConfirmed'] as const),
  ...(['partnerDeclined', 'partnerCorrected', 'vouched', 'verified', 'emergencyRead'] as const),
] as const;

const myHistory = z.object({
  /** Newest first; instants are UTC. */
  changes: z.array(
    z.object({
      id: z.string(),
      what: z.enum(MY_HISTORY),
      at: z.string(),
      /** Null if the product made the change itself. */
      by: z.nullable(z.enum(['family', 'other'])),
      /** The organiser's reason. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** The emails sent to the family about this entry, newest first. */
  mails: z.array(z.object({ key: z.string(), what: z.enum(MAIL_KINDS), sentAt: z.string() })),
});

export type MyHistory = z.output<typeof myHistory>;

export const myHistoryRoutes = defineRoutes({
  getEntryHistory: {
    resource: 'notices',
    method: 'GET',
    path: '/api/entries/{entryId}/history',
    summary: 'Get the changes of one of the account’s own entries, and the emails about it.',
    reads: ['entries', 'payments', 'waitlist', 'mails'],
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    answer: dataOf(myHistory),
    errors: ['NotFound'],
  },
});
