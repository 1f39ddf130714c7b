import { ulid } from 'ulidx';
import type { OutboxHandler, SendAttempt, SendOutcome } from '../../../../platform/outbox/runOutbox.ts';
import {
  followUpOf,
  nextRoundWrite,
  type CancelledEventWork,
  type FollowUp,
} from '../../../../store/entering/followUps/followUp.ts';
import { doFollowUps, followUp } from '../followUp/followUp.ts';
import { leaveCancelledEvent } from './cancelledEntries.ts';
import { storeCoachMails } from './coachMails.ts';

/** A submit that was in progress when an event was cancelled is stored by then. */
const GRACE_MILLISECONDS = 30_000;

/** Does what a change has left to do: the entries of a cancelled event leave it, or what `followUp` does. */
export const finishFollowUp: OutboxHandler = async (item, attempt) => {
  const left = followUpOf(item);
  const { cancelled } = left;
  return cancelled ? emptyEvent({ ...left, cancelled }, attempt) : followUp(item, attempt);
};

/** Rounds of entries leave the cancelled event; the last one, a little later, finds those that came in meanwhile. */
async function emptyEvent(
  work: FollowUp & { readonly cancelled: CancelledEventWork },
  { now, left: milliseconds }: SendAttempt,
): Promise<SendOutcome> {
  const { cancelled } = work;
  const { left, failures, isFinished, event } = await leaveCancelledEvent(
    work.of,
    cancelled,
    now,
    milliseconds,
  );
  await doFollowUps(left, now);
  // Only those that fail are left: the outbox tries them again, later each time.
  if (left.length === 0 && failures.length > 0) throw failures[0];
  const rest: FollowUp = { ...work, change: ulid(now.getTime()) };
  if (!isFinished) return { outcome: 'done', beside: [nextRoundWrite(rest, now)] };
  if (cancelled.isLast) {
    // Only now are all pupils of a coach known, who gets one mail about them.
    if (event) await storeCoachMails(work.of, event, now);
    return { outcome: 'done' };
  }
  const last: FollowUp = { ...rest, cancelled: { ...cancelled, isLast: true } };
  const due = new Date(now.getTime() + GRACE_MILLISECONDS);
  return { outcome: 'done', beside: [nextRoundWrite(last, due)] };
}
