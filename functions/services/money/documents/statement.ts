import type { Receipt, ReceiptPayment } from '../../../../shared/contract/money/documents/receipts.ts';
import type { Settings } from '../../../../shared/contract/core/settings.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { receiptLines } from '../../../../shared/domain/money/receipts/receiptLines.ts';
import type { Account } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { findCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { NOBODY } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { paymentsOf, type StoredPayment } from '../../../store/money/payments/payments.ts';
import { federationSettings } from '../../../store/core/settings/repository.ts';
import { type FamilyAmountDue, familyDueOf } from '../../entering/families/familyDue.ts';
import { documentHead } from '../../entering/competitions/documentHead.ts';

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
    balanceDue(entry) > 0 ? familyDueOf(entry) : null,
  ]);
  return { ...statementFrom(facts, now), family: dueTogether(family), bankQr: facts.competition.bankQr };
}

/** Null where only one entry owes: its own sum and reference are in the statement. */
function dueTogether(family: FamilyAmountDue | null): Receipt['family'] {
  if (!family || family.entries.length === 1) return null;
  return { ...family, entries: family.entries.length };
}

async function factsOf(entry: StoredEntry): Promise<StatementParts> {
  const [account, competition, settings, payments] = await Promise.all([
    findFamily(entry.accountId),
    findCompetition(entry.competitionId),
    federationSettings(),
    paymentsOf(entry.id),
  ]);
  if (!competition) throw new Error(`Entry ${entry.id} has no competition ${entry.competitionId}`);
  return { entry, account, competition, settings, payments };
}

interface StatementParts {
  readonly entry: StoredEntry;
  /** Null for a deleted account. */
  readonly account: Pick<Account, 'name' | 'email' | 'language'> | null;
  readonly competition: StoredCompetition;
  readonly settings: Settings;
  readonly payments: readonly StoredPayment[];
}

export function statementFrom(
  { entry, account, competition, settings, payments }: StatementParts,
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
