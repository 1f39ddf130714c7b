import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, pageOf, required, text } from '../../core/scalars.ts';
import { MAIL_KINDS } from './mails.ts';

const UNSENT_SUBJECTS = [
  ...MAIL_KINDS,
  ...([
    'judgeInvitation',
    'seatOffer',
    'schedule',
    'scheduleMails',
    'message',
    'correction',
    'moved',
  ] as const),
  ...([
    'passwordReset',
    'addressConfirmation',
    'noticesConfirmation',
    'guardianInvitation',
    'userInvitation',
  ] as const),
  ...(['accountNotice', 'accountDeleted', 'coachInvitation', 'partnerInvitation'] as const),
  ...(['partnerDropped', 'handover', 'followUp', 'push', 'pushes', 'cardRefund'] as const),
  /** Its record cannot be read. */
  'unknown',
] as const;

/** Why it was not sent. */
const UNSENT_REASONS = [
  'refused',
  'unavailable',
  'noAnswer',
  'noAddress',
  'failed',
  'interrupted',
  'notTried',
  /** It came back. */
  'returned',
  /** An earlier mail to the address came back. */
  'badAddress',
  /** The reader called an earlier mail spam. */
  'complained',
] as const;

/** A mail that did not leave, without its text or addresses. */
const unsentMail = z.object({
  id: z.string(),
  what: z.enum(UNSENT_SUBJECTS),
  to: z.nullable(z.enum(['family', 'coach', 'partner', 'judge'])),
  /** The recipient's or the entry's name; empty where nobody is named. */
  name: z.string(),
  /** An entry that it is about. */
  entryId: z.nullable(z.string()),
  competition: z.nullable(z.object({ id: z.string(), name: z.string(), timeZone: z.string() })),
  reason: z.enum(UNSENT_REASONS),
  /** The UTC instant of what it reports. */
  at: z.string(),
  /** The UTC instant of the next attempt; null if nobody tries again unless asked. */
  nextAttempt: z.nullable(z.string()),
});

export type UnsentMail = z.output<typeof unsentMail>;

/** How many mails one call sends: it waits for each. */
export const MAX_SENT_AGAIN = 10;

const sendAgain = z.object({
  ids: z
    .array(text(600), { error: required })
    .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_SENT_AGAIN, 'MustWithin')),
  /** Whether somebody chose this one mail, and it leaves although an earlier one to its address came back. */
  retryBounced: z.optional(z.boolean()),
});

const sentAgain = dataOf(
  z.object({
    sent: z.number(),
    /** They failed again, and stay listed. */
    unsent: z.number(),
    /** They are sent, being sent or no longer needed. */
    skipped: z.number(),
  }),
);

const organising = {
  resource: 'notices',
  path: '/api/competitions/{competitionId}/emails/unsent',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

const federation = { resource: 'notices', path: '/api/unsent-mails', roles: ['SUPER_ADMIN'] } as const;

export const unsentMailRoutes = defineRoutes({
  listUnsentMails: {
    ...organising,
    method: 'GET',
    summary: 'List the competition’s mails that were not sent and why, newest first.',
    reads: ['mails'],
    query: z.object({ cursor }),
    answer: pageOf(unsentMail),
    errors: ['NotFound'],
  },
  sendUnsentMails: {
    ...organising,
    method: 'POST',
    summary: 'Send unsent mails of the competition again.',
    changes: ['mails'],
    body: sendAgain,
    answer: sentAgain,
    errors: ['NotFound'],
  },
  listFederationUnsentMails: {
    ...federation,
    method: 'GET',
    summary: 'List all mails that are no longer sent by the product, and why, the latest failure first.',
    reads: ['mails'],
    query: z.object({ cursor }),
    answer: pageOf(unsentMail),
    errors: [],
  },
  sendFederationUnsentMails: {
    ...federation,
    method: 'POST',
    summary: 'Send unsent mails again, of any competition or none.',
    changes: ['mails'],
    body: sendAgain,
    answer: sentAgain,
    errors: [],
  },
});
