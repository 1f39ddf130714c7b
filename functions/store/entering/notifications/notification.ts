import * as z from 'zod/mini';
import type { EntryMail } from '../../../../shared/contract/entering/notifications/mails.ts';
import { REMINDER_SUBJECTS } from '../../../../shared/domain/entering/reminders/remindable.ts';
import { storedOutbox } from '../../../platform/outbox/outboxItem.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';

/** The author of the change: the family, the organiser (with a reason) or a couple's partner. */
const by = z.enum(['family', 'organiser', 'partner']);

/** `amount` in minor units of the competition's currency; `receivedOn` is the payment's day, `YYYY-MM-DD`. */
const money = z.object({ id: z.string(), amount: z.number(), method: z.string(), receivedOn: z.string() });

const leftWith = z.object({ name: z.string(), refundDue: z.number(), isLast: z.boolean() });

/** Another entry of the family that the same cancellation took out of the event. */
export type LeftWith = z.output<typeof leftWith>;

/** The event that a mail tells of. The mail takes everything else from the entry when it is sent. */
const notificationContent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('submitted') }),
  /** Ids of the events in which the entry got a place. */
  z.object({ what: z.literal('promoted'), events: z.array(z.string()) }),
  /** `refundDue` in minor units, by the refund policy. */
  z.object({ what: z.literal('changed'), by, reason: z.nullable(z.string()), refundDue: z.number() }),
  z.object({ what: z.literal('withdrawn'), by, reason: z.nullable(z.string()), refundDue: z.number() }),
  /** The organiser cancelled one of its events; an entry without another is withdrawn. */
  z.object({
    what: z.literal('eventCancelled'),
    event: z.object({ format: z.string(), level: z.string() }),
    reason: z.string(),
    refundDue: z.number(),
    /** Whether it was the entry's only one then, so that the entry was withdrawn. */
    isLast: z._default(z.boolean(), false),
    /** The family gets one mail for all of its entries. */
    others: z.optional(z.array(leftWith)),
  }),
  /** The organiser undid the withdrawal. */
  z.object({ what: z.literal('restored') }),
  /** Another entry of the family costs less, so this one lost family discount. */
  z.object({ what: z.literal('familyPrice') }),
  /** Somebody else sent music for the family, or a file cost a late fee: `fee` in minor units, of all of the events. */
  z.object({
    what: z.literal('music'),
    by: z.enum(['family', 'coach', 'organiser']),
    fileId: z.string(),
    /** Ids. */
    events: z.array(z.string()),
    fee: z.number(),
  }),
  /** The organiser took the late fee of an event's music off, in minor units. */
  z.object({ what: z.literal('musicFeeWaived'), event: z.string(), fee: z.number() }),
  /** At check-in some of its starts were scratched for the day, or skate again. Ids of events. */
  z.object({
    what: z.enum(['scratched', 'scratchUndone']),
    occasion: z.string(),
    events: z.array(z.string()),
  }),
  z.object({ what: z.literal('payment'), money }),
  z.object({ what: z.literal('refund'), money }),
  /** Number of findings that a recheck added, after the registry or a deadline changed. */
  z.object({ what: z.literal('remarks'), count: z.number() }),
  /** The partner answered, or one side changed the partner's details. */
  z.object({ what: z.literal('partner'), by, did: z.enum(['confirmed', 'declined', 'changed']) }),
]);

export type NotificationContent = z.output<typeof notificationContent>;

/** A reminder is recorded with each entry it named, and only after it was sent. */
const reminder = z.object({ what: z.literal('reminder'), about: z.enum(REMINDER_SUBJECTS) });

/** An organiser's own email is recorded with each entry that it was sent for, and only after it was sent. */
const email = z.object({ what: z.literal('email'), subject: z.string() });

/** The account's addresses, a team's coach, a couple's partner. */
export const RECIPIENTS = ['family', 'coach', 'partner'] as const;
export type MailRecipient = (typeof RECIPIENTS)[number];

/** A mail to send or sent, stored with its entry. */
export const storedNotification = z.object({
  type: z.literal('notice'),
  /** Names the occasion, so that each recipient gets one mail about it. */
  key: z.string(),
  entryId: z.string(),
  accountId: z.string(),
  competitionId: z.string(),
  to: z.enum(RECIPIENTS),
  notice: z.union([notificationContent, reminder, email]),
  /** The UTC instant of the change. */
  at: z.string(),
  sentAt: z.nullable(z.string()),
  /** Why the last attempt failed before there was an outbox. */
  failure: z.nullable(z.enum(['refused', 'unknown'])),
  outbox: z.optional(storedOutbox),
});

export type StoredNotification = z.output<typeof storedNotification>;

/** The key of a notification in its entry. What can happen again has the entry's version, or the payment's or file's id. */
export function notificationKey(
  entry: StoredEntry,
  notification: NotificationContent,
  to: MailRecipient,
): string {
  const { what } = notification;
  const once = what === 'submitted' ? what : `${what}#${occasionOf(entry, notification)}`;
  return to === 'family' ? once : `${once}#${to}`;
}

function occasionOf({ version }: StoredEntry, notification: NotificationContent): string {
  if (notification.what === 'music') return notification.fileId;
  if ('occasion' in notification) return notification.occasion;
  return 'money' in notification ? notification.money.id : String(version);
}

const FAMILY_ONLY: readonly string[] = ['payment', 'refund', 'familyPrice', 'music', 'musicFeeWaived'];

/**
 * The recipients of a notification. Payments and prices concern only the family; a team's coach and a confirmed
 * partner get everything else. The family gets no mail about its own change of the partner.
 */
export function recipientsOf(entry: StoredEntry, notice: NotificationContent): readonly MailRecipient[] {
  const { placeholder } = entry;
  // The invitation to take the entry over says that it was submitted.
  const hasNoMail = placeholder && (placeholder.email === null || notice.what === 'submitted');
  return involvedIn(entry, notice).filter((to) => to !== 'family' || !hasNoMail);
}

function involvedIn(entry: StoredEntry, notice: NotificationContent): readonly MailRecipient[] {
  if (FAMILY_ONLY.includes(notice.what)) return ['family'];
  if (notice.what === 'partner' && notice.by === 'partner') return ['family'];
  const other = otherRecipients(entry, notice);
  return notice.what === 'partner' && notice.by === 'family' ? other : ['family', ...other];
}

function otherRecipients(entry: StoredEntry, { what }: NotificationContent): readonly MailRecipient[] {
  if (entry.kind === 'team') return entry.coachEmail === '' ? [] : ['coach'];
  if (entry.kind !== 'dance' || !entry.partner?.email) return [];
  // An invited partner gets the invitation instead; a declined one has no part in the entry.
  return what === 'submitted' || entry.partner.state === 'declined' ? [] : ['partner'];
}

/** The address and name of a coach or partner; null for the family, whose addresses its account has. */
export function recipientAddress(
  entry: StoredEntry,
  to: MailRecipient,
): { email: string; name: string } | null {
  if (to === 'coach' && entry.kind === 'team') return { email: entry.coachEmail, name: entry.coachName };
  if (to !== 'partner' || entry.kind !== 'dance' || !entry.partner?.email) return null;
  return { email: entry.partner.email, name: entry.partner.fullName };
}

/** A notification as the API shows it to the organiser. */
export function toEntryMail(stored: StoredNotification, now: Date): EntryMail {
  const { key, notice, to, at, sentAt } = stored;
  const subject = notice.what === 'email' ? notice.subject : null;
  return { key, what: notice.what, to, subject, at, sentAt, outcome: outcomeOf(stored, now) };
}

/** By then the table's stream has had its mail sent, or could not; the schedule sends what is left. */
const SENDING_MILLISECONDS = 2 * 60_000;

function outcomeOf({ at, sentAt, failure, outbox }: StoredNotification, now: Date): EntryMail['outcome'] {
  if (sentAt !== null) return 'sent';
  if (outbox?.state === 'cancelled') return 'cancelled';
  const last = outbox ? outbox.failure : failure;
  if (last === 'unknown' || last === 'noAnswer') return 'unsure';
  const isNew = now.getTime() - Date.parse(at) <= SENDING_MILLISECONDS;
  return last === null && isNew ? 'sending' : 'unsent';
}
