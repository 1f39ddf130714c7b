import { familyEntriesIn } from '../../families/familyEntries.ts';
import type { WithdrawnRow } from '../../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import type { DataOf, ParsedRequest } from '../../../../../shared/contract/types.ts';
import { withdrawalRefund } from '../../../../../shared/domain/entering/entries/changes/withdrawalRefund.ts';
import { sumOf } from '../../../../../shared/domain/entering/fees/fee.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import { isErased } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import type { FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { doFollowUps, promoteNow } from '../followUp/followUp.ts';
import { leftToDo } from '../save/leftToDo.ts';
import { retryOnVersionConflict } from '../save/saveEntry.ts';
import {
  applyWithdrawal,
  requireOpenForWithdrawal,
  saveWithdrawal,
  type WithdrawnBy,
} from './withdrawEntry.ts';

/** Entries of one call: each is a transaction of its own, and all end well before the call's time limit. */
export const ENTRIES_A_CALL = 20;

export interface AccountInCompetition {
  readonly competitionId: string;
  readonly accountId: string;
}

/**
 * All entries of an account in a competition, withdrawn or not, the oldest first.
 * @throws {ApiError} NotFound where there is none
 */
export async function loadAccountEntries({ competitionId, accountId }: AccountInCompetition): Promise<{
  readonly competition: StoredCompetition;
  readonly entries: readonly StoredEntry[];
}> {
  const [competition, found] = await Promise.all([
    findCompetition(competitionId),
    familyEntriesIn(competitionId, accountId),
  ]);
  const entries = found.filter((entry) => !isErased(entry));
  if (!competition || entries.length === 0) throw new ApiError('NotFound');
  return { competition, entries: entries.sort((one, other) => (one.id < other.id ? -1 : 1)) };
}

/**
 * Previews the withdrawal of all entries of an account, with the last one that can be undone.
 * @throws {ApiError} NotFound where the account has no entry
 */
export async function previewAccountWithdrawal(
  account: AccountInCompetition,
  now: Date,
): Promise<DataOf<'previewWithdrawAccountEntries'>> {
  const { competition, entries } = await loadAccountEntries(account);
  const entered = entries.filter(({ state }) => state !== 'withdrawn');
  const refunds = entered.map((entry) => withdrawalRefund(entry, competition.refunds, now).refundDue);
  return {
    entries: entered.length,
    events: entered.flatMap(({ events }) => events).length,
    paid: sumOf(entered.map(({ paid }) => ({ amount: paid }))),
    refundDue: sumOf(refunds.map((amount) => ({ amount }))),
    currency: competition.currency,
    undoable: lastUndoable(entries),
  };
}

function lastUndoable(entries: readonly StoredEntry[]) {
  const [last] = entries
    .flatMap((entry) => {
      const id = entry.withdrawnWith?.id;
      return id !== undefined && isUndoable(entry, id) ? [{ id, at: entry.withdrawnAt ?? '' }] : [];
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  if (!last) return null;
  return { id: last.id, entries: entries.filter((entry) => isUndoable(entry, last.id)).length };
}

/** Whether undoing this withdrawal would restore the entry. */
export function isUndoable({ state, withdrawnWith }: StoredEntry, withdrawalId: string): boolean {
  return state === 'withdrawn' && withdrawnWith?.id === withdrawalId && !withdrawnWith.isUndone;
}

/**
 * Withdraws what an account has entered in a competition, some entries a call, each in a transaction of its
 * own. After a call that broke off the next one goes on with the entries that are left.
 * @throws {ApiError} NotFound where the account has no entry; those of withdrawEntry
 */
export async function withdrawEntriesOfAccount(
  account: AccountInCompetition,
  { id: withdrawalId, reason }: ParsedRequest<'withdrawAccountEntries'>['body'],
  organiserId: string,
  now: Date,
): Promise<DataOf<'withdrawAccountEntries'>> {
  const { competition, entries } = await loadAccountEntries(account);
  const entered = entries.filter((entry) => isEntered(entry, withdrawalId));
  const withdrawnBy = { by: 'organiser', accountId: organiserId, reason, now } as const;
  const followUps: (FollowUp | null)[] = [];
  try {
    for (const { id } of entered.slice(0, ENTRIES_A_CALL)) {
      const leaves = await retryOnVersionConflict(async () => {
        const entry = await findEntry(account.accountId, id);
        // Withdrawn meanwhile, by its family or by another call of this withdrawal.
        if (!entry || !isEntered(entry, withdrawalId)) return null;
        const stored = await withdrawWithOthers(entry, withdrawalId, competition, withdrawnBy);
        return leftToDo(entry, stored);
      });
      followUps.push(leaves);
    }
  } finally {
    if (followUps.some((one) => one !== null)) await promoteNow(competition.id, now);
  }
  const after = (await loadAccountEntries(account)).entries;
  const left = after.filter((entry) => isEntered(entry, withdrawalId)).length;
  // Not before the last call: an entry that is about to be withdrawn keeps its price until then.
  if (left === 0) await doFollowUps(followUps, now);
  return { rows: withdrawnRows(after, withdrawalId), left };
}

/** Whether this withdrawal has yet to withdraw the entry; once it is undone it leaves the entry alone. */
function isEntered({ state, withdrawnWith }: StoredEntry, withdrawalId: string): boolean {
  return state !== 'withdrawn' && withdrawnWith?.id !== withdrawalId;
}

/** The entry remembers the withdrawal and its amounts before it, so that it can be restored. */
async function withdrawWithOthers(
  entry: StoredEntry,
  withdrawalId: string,
  competition: StoredCompetition,
  withdrawnBy: WithdrawnBy,
): Promise<StoredEntry> {
  requireOpenForWithdrawal(entry, competition, withdrawnBy);
  const { retained, totalPrice, events, lateFee } = entry;
  const amounts = { retained, totalPrice, prices: events.map(({ price }) => price), lateFee };
  const withdrawnWith = { id: withdrawalId, isUndone: false, ...amounts };
  const after = { ...applyWithdrawal(entry, competition, withdrawnBy.now), withdrawnWith };
  return saveWithdrawal(entry, after, competition, withdrawnBy);
}

/** The entries of one withdrawal, as they are now. @param refused why entries could not be restored, by id */
export function withdrawnRows(
  entries: readonly StoredEntry[],
  withdrawalId: string,
  refused: ReadonlyMap<string, WithdrawnRow['refused']> = new Map(),
): WithdrawnRow[] {
  return entries.flatMap(({ id, kind, name, state, events, totalPrice, paid, withdrawnWith }) => {
    if (withdrawnWith?.id !== withdrawalId) return [];
    const isRestored = state !== 'withdrawn';
    return {
      id,
      kind,
      name,
      state,
      totalPrice,
      waiting: isRestored ? events.filter((event) => event.state === 'waiting').length : 0,
      cancelled: withdrawnWith.cancelled ?? 0,
      priceBefore: withdrawnWith.totalPrice,
      refundDue: isRestored ? 0 : Math.max(0, paid - totalPrice),
      refused: refused.get(id) ?? null,
    };
  });
}
