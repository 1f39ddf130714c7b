import {
  type OwedEntry,
  dueEntries,
  referenceToQuote,
  sumDue,
} from '../../../../shared/domain/entering/balance/amountToPay.ts';
import { oldestFirst } from '../../../../shared/domain/entering/balance/familyBalance.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { familyReferenceOf } from '../../../store/entering/families/familyReferences.ts';
import { familyEntriesIn } from './familyEntries.ts';

/** The amount that a family owes in a competition, to pay in one transfer. */
export interface FamilyAmountDue {
  /** To quote: the family's own where several entries owe, else that of the one entry. */
  readonly reference: string;
  /** Minor units. */
  readonly due: number;
  /** Those that owe something, oldest first. */
  readonly entries: readonly OwingEntry[];
}

interface OwingEntry extends OwedEntry {
  readonly id: string;
  readonly name: string;
}

/**
 * Sums what a family owes in a competition; null where it owes nothing. A family with one entry that owes needs no
 * reference of its own, so none is drawn for it.
 */
export async function familyDueOf({
  competitionId,
  accountId,
}: Pick<StoredEntry, 'competitionId' | 'accountId'>): Promise<FamilyAmountDue | null> {
  const entries = (await familyEntriesIn(competitionId, accountId)).sort(oldestFirst);
  const owing = dueEntries(entries.map((entry) => ({ ...entry, balance: balanceDue(entry) })));
  if (owing.length === 0) return null;
  const own = referenceToQuote(owing, null);
  const reference = own ?? (await familyReferenceOf(competitionId, accountId));
  return { reference, due: sumDue(owing), entries: owing };
}
