import type { Account } from '../../functions/store/people/accounts/accounts.ts';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { paymentItem, type StoredPayment } from '../../functions/store/money/payments/payments.ts';
import { receiptItems, type StoredReceipt } from '../../functions/store/money/documents/receiptRepository.ts';
import { statementFrom } from '../../functions/services/money/documents/statement.ts';
import { settingsItem } from '../../functions/store/core/settings/repository.ts';
import { receiptCounterKey } from '../../functions/store/money/numbering/keys.ts';
import type { Settings } from '../../shared/contract/core/settings.ts';
import { DEMO_ADMINISTRATOR } from './accounts.ts';
import { demoInvoiceItems } from './invoices.ts';
import { DEMO_FEDERATION, DEMO_LETTERHEAD } from './letterhead.ts';
import { demoPayment } from './payments.ts';
import type { DemoSeason } from './season.ts';
import { beforeWithdrawal } from './withdrawn.ts';

const FEDERATION: Settings = {
  name: DEMO_FEDERATION,
  address: '7 Compass Quay\nLantern Bay',
  taxLine: 'Not registered for sales tax: no tax is charged',
  registrationNumber: 'TIF 0042-17',
  logo: DEMO_LETTERHEAD,
  accent: 'teal',
  version: 2,
};

interface Paid {
  readonly entry: StoredEntry;
  readonly payment: StoredPayment;
}

/** The payments, with receipts issued at the time, invoices of rinks, and their issuing federation. */
export function moneyItems(season: DemoSeason, accounts: readonly Account[]) {
  const { competitions, entries, now } = season;
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const paid = entries
    .flatMap((entry): Paid[] => {
      const payment = demoPayment(entry, now);
      return payment ? [{ entry, payment }] : [];
    })
    .sort((one, other) => one.payment.recordedAt.localeCompare(other.payment.recordedAt));
  return [
    settingsItem(FEDERATION, { by: DEMO_ADMINISTRATOR, at: now }),
    ...demoInvoiceItems(season, FEDERATION),
    ...paid.map(({ payment }) => paymentItem(payment)),
    ...Object.values(competitions).flatMap(({ competition }) =>
      receiptsIn(
        competition,
        paid.filter(({ entry }) => entry.competitionId === competition.id),
        byId,
      ),
    ),
  ];
}

/** Numbered in the order of the payments. */
function receiptsIn(
  competition: StoredCompetition,
  paid: readonly Paid[],
  accounts: ReadonlyMap<string, Account>,
) {
  if (paid.length === 0) return [];
  const issued = paid.flatMap(({ entry, payment }, index) => {
    const account = accounts.get(entry.accountId) ?? null;
    const facts = {
      entry: beforeWithdrawal(entry),
      account,
      competition,
      settings: FEDERATION,
      payments: [payment],
    };
    const { correctedBy: _, ...statement } = statementFrom(facts, new Date(payment.recordedAt));
    const receipt: StoredReceipt = {
      ...statement,
      type: 'receipt',
      number: index + 1,
      sequence: 1,
      issuedBy: DEMO_ADMINISTRATOR,
    };
    return receiptItems(receipt, entry);
  });
  return [...issued, { ...receiptCounterKey(competition.id), last: paid.length }];
}
