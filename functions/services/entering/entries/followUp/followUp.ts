import { ulid } from 'ulidx';
import { errorName, logError } from '../../../../platform/log.ts';
import { runOutbox, type OutboxHandler, type SendOutcome } from '../../../../platform/outbox/runOutbox.ts';
import { WORK_MILLISECONDS } from '../../../../platform/workTime.ts';
import {
  FOLLOW_UP,
  followUpItem,
  followUpOf,
  nextRoundWrite,
  type FollowUp,
} from '../../../../store/entering/followUps/followUp.ts';
import { returnAllFamilyDiscounts } from '../family/returnFamilyDiscounts.ts';
import { promoteWaitlisted } from '../waitlist/promoteWaitlisted.ts';

/**
 * Does what a change has left to do. A head that is refused is named with its list and fails for good: a change of
 * the organiser's is needed. More heads than one round takes are the next round's.
 */
export const followUp: OutboxHandler = async (item, { now }) => {
  const left = followUpOf(item);
  const { of, promotes, accountId } = left;
  let promoted: Awaited<ReturnType<typeof promoteWaitlisted>> = 'finished';
  try {
    if (promotes) promoted = await promoteWaitlisted(of, now);
  } finally {
    // One does not wait for the other.
    if (accountId !== null) await returnAllFamilyDiscounts({ accountId, competitionId: of }, now);
  }
  if (promoted === 'stuck') return { outcome: 'failed', failure: 'refused' };
  if (promoted === 'finished') return { outcome: 'done' };
  const rest: FollowUp = { ...left, change: ulid(now.getTime()), accountId: null };
  return { outcome: 'done', beside: [nextRoundWrite(rest, now)] };
};

/**
 * Does what changes have left to do, which their transactions have stored; once for those of one family. The changes
 * stand, so a call does not fail by it: what is not done here is done by the outbox's schedule.
 * @param now of the changes
 */
export async function doFollowUps(left: readonly (FollowUp | null)[], now: Date): Promise<void> {
  const all = left.filter((one) => one !== null);
  for (const group of Map.groupBy(all, ({ of, accountId }) => `${of} ${accountId ?? ''}`).values())
    await doTogether(group, now);
}

async function doTogether(group: readonly FollowUp[], now: Date): Promise<void> {
  const promotes = group.some((one) => one.promotes);
  let outcome: Promise<SendOutcome> | undefined;
  const once: OutboxHandler = async (item, attempt) => {
    if (outcome) return { ...(await outcome), beside: [] };
    outcome = followUp({ ...item, promotes }, attempt);
    return outcome;
  };
  const items = group.map((one) => followUpItem(one, now));
  const run = { now, milliseconds: WORK_MILLISECONDS, isHeld: true };
  for (const item of items) await runOutbox([item], { [FOLLOW_UP]: once }, run);
}

/**
 * Promotes at once after changes whose calls have more to do; what they have left to do stays stored, so a failure here
 * is only logged.
 */
export async function promoteNow(competitionId: string, now: Date): Promise<void> {
  try {
    await promoteWaitlisted(competitionId, now);
  } catch (error) {
    logError('notPromoted', { error: errorName(error) });
  }
}
