import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import { familySums } from '../../../shared/domain/payments/familyBalance.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { entriesInCompetition } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { familyReferenceOf } from '../../store/payments/familyReferences.ts';

/** What several entries of a family owe together, to pay in one transfer. */
export interface FamilyDue {
  /** The family's payment reference in the competition. */
  readonly reference: string;
  /** Minor units. */
  readonly due: number;
  /** How many entries owe something. */
  readonly entries: number;
}

/** All entries of an account in a competition, read with consistency. */
export async function familyEntries(competitionId: string, accountId: string): Promise<StoredEntry[]> {
  const kinds = ENTRY_KINDS.map((kind) => entriesInCompetition(accountId, kind, competitionId));
  return (await Promise.all(kinds)).flat();
}

/**
 * What a family owes in the competition of one of its entries; null unless another entry owes something, so
 * that a family with one entry needs no reference of its own.
 */
export async function familyDueBeside({
  id,
  competitionId,
  accountId,
}: StoredEntry): Promise<FamilyDue | null> {
  const owing = (await familyEntries(competitionId, accountId)).filter((entry) => balanceDue(entry) > 0);
  if (owing.every((entry) => entry.id === id)) return null;
  const reference = await familyReferenceOf(competitionId, accountId);
  return { reference, due: familySums(owing).due, entries: owing.length };
}
