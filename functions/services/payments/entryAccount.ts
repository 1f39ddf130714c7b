import type { EntryAccount, LedgerEntry, Payment } from '../../../shared/contract/payments/payments.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { accountNames } from '../../store/accounts/accounts.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { paymentsOf } from '../../store/payments/repository.ts';
import type { StoredPayment } from '../../store/payments/storedPayment.ts';

export function ledgerEntryOf(entry: StoredEntry): LedgerEntry {
  return { ...entry, balance: balanceDue(entry) };
}

/** An entry's money with everything that was recorded of it, the oldest first. */
export async function entryAccountOf(entry: StoredEntry): Promise<EntryAccount> {
  return { entry: ledgerEntryOf(entry), payments: await withRecorders(await paymentsOf(entry.id)) };
}

/** With the names of those who recorded them, as they are today. */
export async function withRecorders(stored: readonly StoredPayment[]): Promise<Payment[]> {
  const names = await accountNames(stored.map(({ takenBy }) => takenBy));
  return stored.map((one) => ({
    ...one,
    takenBy: { id: one.takenBy, name: names.get(one.takenBy) ?? null },
  }));
}
