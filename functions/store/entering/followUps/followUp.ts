import * as z from 'zod/mini';
import { heldOutboxFields, newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import type { Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { followUpKey } from './keys.ts';

/** The outbox's kind of what a change of an entry or a limit has left to do. */
export const FOLLOW_UP = 'followUp';

const cancelledEvent = z.object({
  eventId: z.string(),
  /** The account of the organiser who cancelled it. */
  by: z.string(),
  /** Whether this round finds only entries that were being submitted when the event was cancelled. */
  isLast: z.boolean(),
});

export type CancelledEventWork = z.output<typeof cancelledEvent>;

const followUp = z.object({
  /** The competition. Not `competitionId`: organisers see it with their waitlists, not among unsent mails. */
  of: z.string(),
  /** Names the change within its competition. */
  change: z.string(),
  /** Whether somebody left a place or a waitlist, or a limit was raised. */
  promotes: z.boolean(),
  /** The family whose discounts may have to end; null for none. */
  accountId: z.nullable(z.string()),
  /** The event that its entries have to leave; absent for none. */
  cancelled: z.optional(cancelledEvent),
});

export type FollowUp = z.output<typeof followUp>;

export const followUpOf = (item: Item): FollowUp => followUp.parse(item);

/** A follow-up has no reader a month later. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** The item as it is stored: its maker does it at once, and others once its lease ends. */
export function followUpItem(left: FollowUp, now: Date) {
  const key = followUpKey(left.of, left.change);
  return { ...key, ...heldOutboxFields(key, FOLLOW_UP, now), ...fieldsOf(left, now) };
}

const fieldsOf = (left: FollowUp, now: Date) => ({
  type: 'followUp',
  ...left,
  expiresAt: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
});

/** For the transaction of the change: what it leaves to do is not lost with the call. */
export const followUpWrite = (left: FollowUp, now: Date): TransactItem => putWrite(followUpItem(left, now));

/** A round leaves this rest; the table's stream has it done, or the schedule once it is due. */
export function nextRoundWrite(left: FollowUp, now: Date): TransactItem {
  const key = followUpKey(left.of, left.change);
  return putWrite({ ...key, ...newOutboxFields(key, FOLLOW_UP, now.toISOString()), ...fieldsOf(left, now) });
}
