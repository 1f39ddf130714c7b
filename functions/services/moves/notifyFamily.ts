import { notificationAddresses } from '../../store/accounts/accounts.ts';
import { findFamily } from '../../store/accounts/placeholders.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { allEntriesOfAccount } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { moveMail } from '../mail/moveMail.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { updateMovedEntry } from './updateMovedEntry.ts';
import {
  claimFamilyMove,
  endFamilyRound,
  findFamilyMove,
  planFamilyMove,
  releaseFamilyMove,
} from '../../store/moves/repository.ts';
import { ageAndFindingsOf, type FamilyMove, type StoredMove } from '../../store/moves/storedMove.ts';

/** A page opened before the move may still submit an entry for the old day. */
const FORM_OPEN_MILLISECONDS = 30_000;

/** How long to wait for a silent registry; then the family is notified without its findings. */
const REGISTRY_WAIT_MILLISECONDS = 24 * 60 * 60_000;

/** `skipped`: not affected, or notified before; `postponed`: left for the next round. */
export type FamilyOutcome = 'notified' | 'skipped' | 'postponed';

/**
 * Updates a family's entries after a move and sends it one mail. The mail's old values are stored before any
 * entry changes, so that a repeat after an interruption sends the same mail.
 * @param left milliseconds that sending may take
 */
export async function notifyFamily(
  accountId: string,
  move: StoredMove,
  competition: StoredCompetition,
  now: Date,
  left: number,
): Promise<FamilyOutcome> {
  const earlier = await findFamilyMove(move.competitionId, accountId);
  if (earlier?.moveId === move.id && earlier.round === move.roundBegan) return 'skipped';
  const entries = (await allEntriesOfAccount(accountId)).filter((entry) => isAffected(entry, move));
  if (entries.length === 0) return 'skipped';
  const plan = await planFamily(accountId, entries, move, earlier);
  if (!plan) return 'postponed';
  const moved: StoredEntry[] = [];
  let isUnanswered = false;
  for (const entry of entries) {
    const updated = await updateMovedEntry(entry, { by: move.by, now });
    if (!updated) continue;
    moved.push(updated.entry);
    isUnanswered ||= updated.isUnanswered;
  }
  const mayWait = now.getTime() - Date.parse(move.at) < REGISTRY_WAIT_MILLISECONDS;
  if (isUnanswered && mayWait) return 'postponed';
  const outcome = await sendMoveMail(plan, moved, competition, now, left);
  if (outcome !== 'postponed') await endFamilyRound(competition.id, plan, move.roundBegan);
  return outcome;
}

function isAffected(entry: StoredEntry, move: StoredMove): boolean {
  const isEntered = entry.competitionId === move.competitionId && entry.state !== 'withdrawn';
  // Later entries are made for the new day.
  const since = Date.parse(entry.submittedAt) - Date.parse(move.at);
  return isEntered && !isErased(entry) && since <= FORM_OPEN_MILLISECONDS;
}

/** The days the family knows of and its entries before the move; null when a concurrent call stored them. */
async function planFamily(
  accountId: string,
  entries: readonly StoredEntry[],
  move: StoredMove,
  earlier: FamilyMove | null,
): Promise<FamilyMove | null> {
  if (earlier?.moveId === move.id) return earlier;
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

/** Sends the mail, unless another call has. */
async function sendMoveMail(
  plan: FamilyMove,
  entries: readonly StoredEntry[],
  competition: StoredCompetition,
  now: Date,
  left: number,
): Promise<FamilyOutcome> {
  if (plan.sentAt !== null || entries.length === 0) return 'skipped';
  if (!(await claimFamilyMove(competition.id, plan, now))) return 'skipped';
  const account = await findFamily(plan.accountId);
  // The day was moved and moved back before this family was notified.
  if (!account || plan.from.startDate === plan.to.startDate) return 'skipped';
  const mail = moveMail({ plan, entries, competition, name: account.name, now });
  const to = notificationAddresses(account);
  if (to.length === 0) return 'skipped';
  const outcome = await sendMailInTime({ to, mail }, left);
  if (outcome !== 'refused') return 'notified';
  await releaseFamilyMove(competition.id, plan, now);
  return 'postponed';
}
