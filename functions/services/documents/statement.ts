import type { Receipt, ReceiptPayment } from '../../../shared/contract/documents/receipts.ts';
import type { Settings } from '../../../shared/contract/documents/settings.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { receiptLines } from '../../../shared/domain/receipts/receiptLines.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { findFamily } from '../../store/accounts/placeholders.ts';
import { findCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { NOBODY } from '../../store/entries/people.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { paymentsOf, type StoredPayment } from '../../store/payments/payments.ts';
import { federationSettings } from '../../store/settings/repository.ts';
import { familyDueBeside } from '../families/familyDue.ts';
import { documentHead } from './documentHead.ts';

/** An entry's charges and payments as they are now, in the form of a receipt without a number. */
export async function statementOf(entry: StoredEntry, now: Date): Promise<Receipt> {
  return statementFrom(await factsOf(entry), now);
}

/**
 * The statement as its readers get it, with what the family owes together and the account for a bank app. A
 * receipt keeps neither: both may be others tomorrow.
 */
export async function payableStatementOf(entry: StoredEntry, now: Date): Promise<Receipt> {
  const [facts, family] = await Promise.all([
    factsOf(entry),
    balanceDue(entry) > 0 ? familyDueBeside(entry) : null,
  ]);
  return { ...statementFrom(facts, now), family, bankQr: facts.competition.bankQr };
}

async function factsOf(entry: StoredEntry): Promise<Facts> {
  const [account, competition, settings, payments] = await Promise.all([
    findFamily(entry.accountId),
    findCompetition(entry.competitionId),
    federationSettings(),
    paymentsOf(entry.id),
  ]);
  if (!competition) throw new Error(`Entry ${entry.id} has no competition ${entry.competitionId}`);
  return { entry, account, competition, settings, payments };
}

interface Facts {
  readonly entry: StoredEntry;
  /** Null for a deleted account. */
  readonly account: Pick<Account, 'name' | 'email' | 'language'> | null;
  readonly competition: StoredCompetition;
  readonly settings: Settings;
  readonly payments: readonly StoredPayment[];
}

export function statementFrom(
  { entry, account, competition, settings, payments }: Facts,
  now: Date,
): Receipt {
  return {
    number: null,
    corrects: null,
    correctedBy: null,
    issuedAt: now.toISOString(),
    language: account?.language ?? 'en',
    ...documentHead(competition, settings),
    entry: namedEntry(entry),
    payer: account?.name ?? NOBODY,
    paymentReference: entry.paymentReference,
    paymentInstructions: competition.paymentInstructions,
    currency: entry.currency,
    lines: receiptLines(entry),
    totalPrice: entry.totalPrice,
    paid: entry.paid,
    balance: balanceDue(entry),
    payments: byDay(payments),
  };
}

/** Payments by day; those of one day stay in the order of recording. */
function byDay(payments: readonly StoredPayment[]): ReceiptPayment[] {
  return payments
    .toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn))
    .map(({ kind, method, amount, receivedOn, reference }) => ({
      kind,
      method,
      amount,
      receivedOn,
      reference,
    }));
}

function namedEntry({ id, kind, name, homeIsiRink, state }: StoredEntry): Receipt['entry'] {
  return { id, kind, name, homeIsiRink, state };
}
