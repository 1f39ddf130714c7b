import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import {
  endFamilyRound,
  findFamilyMove,
  holdFamilyMove,
  MOVE_MAIL,
  planFamilyMove,
} from '../../../store/entering/dateChange/repository.ts';
import {
  ageAndFindingsOf,
  type FamilyMove,
  type StoredMove,
} from '../../../store/entering/dateChange/storedMove.ts';
import { mailHandler } from '../../core/mail/mailHandler.ts';
import { sendInTurn } from '../../core/mail/sendHeld.ts';
import { composeMoveMail, isAffected } from './composeMoveMail.ts';
import { updateMovedEntry } from './updateMovedEntry.ts';

const HANDLERS = { [MOVE_MAIL]: mailHandler(composeMoveMail) };

/** How long to wait for a silent registry; then the family is notified without its findings. */
const REGISTRY_WAIT_MILLISECONDS = 24 * 60 * 60_000;

/** `skipped`: not affected, notified before, or its mail waits in the outbox; `postponed`: left for the next round. */
export type FamilyOutcome = 'notified' | 'skipped' | 'postponed';

/**
 * Updates a family's entries after a move and sends it one mail. The mail's old values are stored before any
 * entry changes, so that a repeat after an interruption sends the same mail.
 * @param left milliseconds that sending may take
 */
export async function notifyFamily(
  accountId: string,
  move: StoredMove,
  now: Date,
  left: number,
): Promise<FamilyOutcome> {
  const earlier = await findFamilyMove(move.competitionId, accountId);
  if (earlier?.moveId === move.id && earlier.round === move.roundBegan) return 'skipped';
  const entries = (await allEntriesOfAccount(accountId)).filter((entry) => isAffected(entry, move));
  if (entries.length === 0) return 'skipped';
  const plan = await planFamily(accountId, entries, move, earlier, now);
  if (!plan) return 'postponed';
  let isUnanswered = false;
  for (const entry of entries) {
    const updated = await updateMovedEntry(entry, { by: move.by, now });
    isUnanswered ||= updated?.isUnanswered ?? false;
  }
  const mayWait = now.getTime() - Date.parse(move.at) < REGISTRY_WAIT_MILLISECONDS;
  if (isUnanswered && mayWait) return 'postponed';
  const outcome = await sendMoveMail(plan, move.competitionId, now, left);
  await endFamilyRound(move.competitionId, plan, move.roundBegan);
  return outcome;
}

/**
 * The days the family knows of and its entries before the move; null when a concurrent call stored them, or its
 * last mail is on its way.
 */
async function planFamily(
  accountId: string,
  entries: readonly StoredEntry[],
  move: StoredMove,
  earlier: FamilyMove | null,
  now: Date,
): Promise<FamilyMove | null> {
  if (earlier?.moveId === move.id) return earlier;
  // Whether the family knows the last days is known when that mail's attempt has ended.
  if (earlier?.outbox?.isLeased && earlier.outbox.due > now.toISOString()) return null;
  const before = Object.fromEntries(entries.map((entry) => [entry.id, ageAndFindingsOf(entry)]));
  const isUnsent = earlier?.sentAt === null;
  const plan: FamilyMove = {
    type: 'familyMove',
    moveId: move.id,
    accountId,
    to: move.to,
    sentAt: null,
    round: null,
    from: earlier ? (isUnsent ? earlier.from : earlier.to) : move.from,
    before: isUnsent ? { ...before, ...earlier.before } : before,
  };
  return (await planFamilyMove(move.competitionId, plan, earlier)) ? plan : null;
}

/** Sends the mail, unless another call has; what is not sent now, the outbox sends. */
async function sendMoveMail(
  plan: FamilyMove,
  competitionId: string,
  now: Date,
  left: number,
): Promise<FamilyOutcome> {
  // The day was moved and moved back before this family was notified.
  const isBack = plan.from.startDate === plan.to.startDate;
  if (isBack || plan.sentAt !== null || plan.outbox) return 'skipped';
  const item = await holdFamilyMove(competitionId, plan, now);
  if (!item) return 'skipped';
  const result = await sendInTurn(item, HANDLERS, now, left);
  return result === 'done' ? 'notified' : 'skipped';
}
