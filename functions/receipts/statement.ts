import type { Receipt } from '../../shared/contract/receipts.ts';
import { receiptLines } from '../../shared/domain/receipts/receiptLines.ts';
import { findAccount } from '../authentication/accounts.ts';
import { findCompetition } from '../competitions/repository.ts';
import { NOBODY } from '../entries/forgetPerson.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { federationSettings } from '../settings/repository.ts';
import { receiptPaymentsOf } from './repository.ts';

/** How an entry stands now, in the form of a receipt that has no number. */
export async function statementOf(entry: StoredEntry, now: Date): Promise<Receipt> {
  const [account, competition, settings, payments] = await Promise.all([
    findAccount(entry.accountId),
    findCompetition(entry.competitionId),
    federationSettings(),
    receiptPaymentsOf(entry.id),
  ]);
  if (!competition) throw new Error(`Entry ${entry.id} has no competition ${entry.competitionId}`);
  const { id, name, startDate, endDate, timeZone } = competition;
  const { address, taxLine, registrationNumber } = settings;
  return {
    ...{ number: null, corrects: null, correctedBy: null },
    issuedAt: now.toISOString(),
    language: account?.language ?? 'en',
    // Until a federation has said who it is, the competition speaks for it.
    issuer: { name: settings.name ?? name, address, taxLine, registrationNumber },
    competition: { id, name, startDate, endDate, timeZone },
    entry: namedEntry(entry),
    payer: account?.name ?? NOBODY,
    paymentReference: entry.paymentReference,
    paymentInstructions: competition.paymentInstructions,
    currency: entry.currency,
    lines: receiptLines(entry),
    totalPrice: entry.totalPrice,
    paid: entry.paid,
    balance: entry.totalPrice - entry.paid,
    payments,
  };
}

function namedEntry({ id, kind, name, homeIsiRink, state }: StoredEntry): Receipt['entry'] {
  return { id, kind, name, homeIsiRink, state };
}
