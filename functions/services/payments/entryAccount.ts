import type { EntryAccount, LedgerEntry, Payment } from '../../../shared/contract/payments/payments.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { accountNames } from '../../store/accounts/accounts.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { paymentsOf, type StoredPayment } from '../../store/payments/payments.ts';

export function ledgerEntryOf(entry: StoredEntry): LedgerEntry {
  return { ...entry, balance: balanceDue(entry) };
}

/** An entry's sums with its payments and refunds, oldest record first. */
export async function entryAccountOf(entry: StoredEntry): Promise<EntryAccount> {
  return { entry: ledgerEntryOf(entry), payments: await withRecorders(await paymentsOf(entry.id)) };
}

/** Adds the present names of the accounts that recorded these payments; null for a deleted account. */
export async function withRecorders(stored: readonly StoredPayment[]): Promise<Payment[]> {
  const names = await accountNames(stored.map(({ takenBy }) => takenBy));
  return stored.map((one) => ({
    ...one,
    takenBy: { id: one.takenBy, name: names.get(one.takenBy) ?? null },
  }));
}
