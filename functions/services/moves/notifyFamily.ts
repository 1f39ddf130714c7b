import { findAccount } from '../../store/accounts/accounts.ts';
import { notificationAddresses } from '../accounts/notificationAddresses.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { allEntriesOfAccount } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { moveMail } from '../mail/moveMail.ts';
import { sendMailInTime } from '../../platform/mail/sendMail.ts';
import { updateMovedEntry } from './movedEntry.ts';
import { ageAndFindingsOf } from '../../store/moves/entryBefore.ts';
import {
  claimFamilyMove,
  endFamilyRound,
  findFamilyMove,
  planFamilyMove,
  releaseFamilyMove,
} from '../../store/moves/repository.ts';
import type { FamilyMove, StoredMove } from '../../store/moves/storedMove.ts';

/** Until a move is stored entries come in for the day before, and pages show it for a while longer. */
const FORM_OPEN_MILLISECONDS = 30_000;

/** A registry that is silent so long is waited for no more: the family is told without it. */
const PATIENCE_MILLISECONDS = 24 * 60 * 60_000;

/** What became of a family: written to, known already or not concerned, or left for the next round. */
export type FamilyOutcome = 'told' | 'known' | 'left';

/**
 * Looks after the entries of one family after a move, and writes to it once. What it is about to be told is
 * put on record before anything changes, so that whoever goes on after a break tells the same.
 */
export async function notifyFamily(
  accountId: string,
  move: StoredMove,
  competition: StoredCompetition,
  now: Date,
  left: number,
): Promise<FamilyOutcome> {
  const earlier = await findFamilyMove(move.competitionId, accountId);
  if (earlier?.moveId === move.id && earlier.round === move.roundBegan) return 'known';
  const entries = (await allEntriesOfAccount(accountId)).filter((entry) => isAffected(entry, move));
  if (entries.length === 0) return 'known';
  const plan = await planFamily(accountId, entries, move, earlier);
  if (!plan) return 'left';
  const moved: StoredEntry[] = [];
  let isUnanswered = false;
  for (const entry of entries) {
    const found = await updateMovedEntry(entry, { by: move.by, now });
    if (!found) continue;
    moved.push(found.entry);
    isUnanswered ||= found.isUnanswered;
  }
  const mayWait = now.getTime() - Date.parse(move.at) < PATIENCE_MILLISECONDS;
  if (isUnanswered && mayWait) return 'left';
  const outcome = await sendMoveMail(plan, moved, competition, now, left);
  if (outcome !== 'left') await endFamilyRound(competition.id, plan, move.roundBegan);
  return outcome;
}

function isAffected(entry: StoredEntry, move: StoredMove): boolean {
  const isEntered = entry.competitionId === move.competitionId && entry.state !== 'withdrawn';
  // Who comes in later enters for the new day.
  const since = Date.parse(entry.submittedAt) - Date.parse(move.at);
  return isEntered && !isErased(entry) && since <= FORM_OPEN_MILLISECONDS;
}

/** What the family knows and how its entries stood then; null where somebody else has just put it down. */
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

/** Writes to the family, unless somebody has. */
async function sendMoveMail(
  plan: FamilyMove,
  entries: readonly StoredEntry[],
  competition: StoredCompetition,
  now: Date,
  left: number,
): Promise<FamilyOutcome> {
  if (plan.sentAt !== null || entries.length === 0) return 'known';
  if (!(await claimFamilyMove(competition.id, plan, now))) return 'known';
  const account = await findAccount(plan.accountId);
  // Moved and moved back before anybody was told: there is nothing to say.
  if (!account || plan.from.startDate === plan.to.startDate) return 'known';
  const mail = moveMail({ plan, entries, competition, name: account.name, now });
  const to = notificationAddresses(account);
  const outcome = await sendMailInTime({ to, mail }, left);
  if (outcome !== 'refused') return 'told';
  await releaseFamilyMove(competition.id, plan, now);
  return 'left';
}
