import * as z from 'zod/mini';
import { REMINDER_SUBJECTS } from '../../../shared/domain/reminders/remindable.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';

/** Who made a change: the family itself, the organiser (who says why), or the partner of a couple. */
const by = z.enum(['family', 'organiser', 'partner']);

/** Minor units of the competition's currency; the day, `YYYY-MM-DD`, on which money changed hands. */
const money = z.object({ id: z.string(), amount: z.number(), method: z.string(), receivedOn: z.string() });

/** What a mail tells of an entry. What else it says is read from the entry when it is sent. */
const notificationContent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('submitted') }),
  /** Ids of the events in which a place came free. */
  z.object({ what: z.literal('promoted'), events: z.array(z.string()) }),
  /** `refundDue` in minor units: what the policy gives back of what was paid. */
  z.object({ what: z.literal('changed'), by, reason: z.nullable(z.string()), refundDue: z.number() }),
  z.object({ what: z.literal('withdrawn'), by, reason: z.nullable(z.string()), refundDue: z.number() }),
  /** An organiser has undone its withdrawal. */
  z.object({ what: z.literal('restored') }),
  z.object({ what: z.literal('payment'), money }),
  z.object({ what: z.literal('refund'), money }),
  /** The rules remark so much that they did not before: the register or a deadline has changed. */
  z.object({ what: z.literal('remarks'), count: z.number() }),
  /** The partner answered, or one side changed who or what the partner is. */
  z.object({ what: z.literal('partner'), by, did: z.enum(['confirmed', 'declined', 'changed']) }),
]);

export type NotificationContent = z.output<typeof notificationContent>;

/** The organiser's: it stands with each entry that it named, and only once it is sent. */
const reminder = z.object({ what: z.literal('reminder'), about: z.enum(REMINDER_SUBJECTS) });

/** Who is told: the account's addresses, a team's coach, the partner of a couple. */
export const RECIPIENTS = ['family', 'coach', 'partner'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** A mail that has to be sent, or was: it stands with the entry whose news it tells. */
export const storedNotification = z.object({
  type: z.literal('notice'),
  /** Tells what it is about: of one thing nobody is told twice. */
  key: z.string(),
  entryId: z.string(),
  accountId: z.string(),
  competitionId: z.string(),
  to: z.enum(RECIPIENTS),
  notice: z.union([notificationContent, reminder]),
  /** The UTC instant of what it tells. */
  at: z.string(),
  /** Taken by whoever sends it, before it is sent; null while nobody has sent it. */
  sentAt: z._default(z.nullable(z.string()), null),
  /** Why the last try came to nothing; `unknown` where mail gave no answer and may have sent it. */
  failure: z._default(z.nullable(z.enum(['refused', 'unknown'])), null),
});

export type StoredNotification = z.output<typeof storedNotification>;

/** The notice's own name among those of its entry: what can come again carries the version or the payment. */
export function notificationKey(
  entry: StoredEntry,
  notification: NotificationContent,
  to: Recipient,
): string {
  const { what } = notification;
  const once =
    what === 'submitted'
      ? what
      : `${what}#${'money' in notification ? notification.money.id : String(entry.version)}`;
  return to === 'family' ? once : `${once}#${to}`;
}
