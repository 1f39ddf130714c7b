import type { WithdrawnRow } from '../../../../shared/contract/entries/accountWithdrawals.ts';
import { ENTRY_KINDS } from '../../../../shared/contract/competitions/forms.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { entriesInCompetition } from '../../../store/entries/repository.ts';
import { isErased } from '../../../store/entries/people.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Entries of one call: each is a transaction of its own, and all of them end well before a call must. */
export const ENTRIES_A_CALL = 20;

interface CompetitionAccountEntries {
  readonly competition: StoredCompetition;
  /** Of all kinds, the oldest first. */
  readonly entries: readonly StoredEntry[];
}

/**
 * All that an account has entered in a competition, withdrawn or not.
 * @throws {ApiError} NotFound where it has entered nothing
 */
export async function accountEntries(params: {
  readonly competitionId: string;
  readonly accountId: string;
}): Promise<CompetitionAccountEntries> {
  const { competitionId, accountId } = params;
  const [competition, ...kinds] = await Promise.all([
    findCompetition(competitionId),
    ...ENTRY_KINDS.map((kind) => entriesInCompetition(accountId, kind, competitionId)),
  ]);
  const entries = kinds.flat().filter((entry) => !isErased(entry));
  if (!competition || entries.length === 0) throw new ApiError('NotFound');
  return { competition, entries: entries.sort((one, other) => (one.id < other.id ? -1 : 1)) };
}

/** Those that one withdrawal has withdrawn, as they are now. */
export function withdrawnRows(
  entries: readonly StoredEntry[],
  withdrawalId: string,
  refused: ReadonlyMap<string, WithdrawnRow['refused']> = new Map(),
): WithdrawnRow[] {
  return entries.flatMap(({ id, kind, name, state, events, totalPrice, paid, withdrawnWith }) => {
    if (withdrawnWith?.id !== withdrawalId) return [];
    const isEntered = state !== 'withdrawn';
    return {
      id,
      kind,
      name,
      state,
      totalPrice,
      waiting: isEntered ? events.filter((event) => event.state === 'waiting').length : 0,
      priceBefore: withdrawnWith.totalPrice,
      refundDue: isEntered ? 0 : Math.max(0, paid - totalPrice),
      refused: refused.get(id) ?? null,
    };
  });
}

/** Whether undoing this withdrawal would let the entry stand again. */
export function isUndoable({ state, withdrawnWith }: StoredEntry, withdrawalId: string): boolean {
  return state === 'withdrawn' && withdrawnWith?.id === withdrawalId && !withdrawnWith.isUndone;
}
