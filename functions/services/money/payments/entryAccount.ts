import type {
  EntryAccount,
  LedgerEntry,
  Payment,
} from '../../../../shared/contract/entering/payments/payments.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { accountNames } from '../../../store/people/accounts/accounts.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import {
  familyReferencesOf,
  type FamilyReferences,
} from '../../../store/entering/families/familyReferences.ts';
import { paymentsOf, type StoredPayment } from '../../../store/money/payments/payments.ts';

/** Entries of one competition as its ledger shows them, with the references that their families have. */
export async function ledgerEntriesOf(
  competitionId: string,
  entries: readonly StoredEntry[],
): Promise<LedgerEntry[]> {
  const references = await familyReferencesOf(
    competitionId,
    entries.map(({ accountId }) => accountId),
  );
  return entries.map((entry) => ledgerEntryOf(entry, references));
}

function ledgerEntryOf(entry: StoredEntry, references: ReadonlyMap<string, FamilyReferences>): LedgerEntry {
  const found = references.get(entry.accountId);
  return {
    ...entry,
    familyReference: found?.reference ?? null,
    earlierFamilyReferences: [...(found?.earlier ?? [])],
    balance: balanceDue(entry),
  };
}

/** An entry's sums with its payments and refunds, oldest record first. */
export async function entryAccountOf(entry: StoredEntry): Promise<EntryAccount> {
  const [references, payments] = await Promise.all([
    familyReferencesOf(entry.competitionId, [entry.accountId]),
    paymentsOf(entry.id).then(withRecorders),
  ]);
  return { entry: ledgerEntryOf(entry, references), payments };
}

/** Adds the present names of the accounts that recorded these payments; null for a deleted account. */
export async function withRecorders(stored: readonly StoredPayment[]): Promise<Payment[]> {
  const names = await accountNames(stored.map(({ takenBy }) => takenBy));
  return stored.map((one) => ({
    ...one,
    takenBy: { id: one.takenBy, name: names.get(one.takenBy) ?? null },
  }));
}
