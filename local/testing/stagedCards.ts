import type { Key } from '../../functions/platform/table/key.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { createWrite } from '../../functions/platform/table/writes.ts';
import { cardAttemptItem, cardRefundWrite } from '../../functions/store/money/cards/attemptRepository.ts';
import { cardRefundKey } from '../../functions/store/money/cards/keys.ts';
import type { StoredAttempt } from '../../functions/store/money/cards/storedCards.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';

/** A payment by card of one entry, as it is before its provider has told anything. */
export const stagedAttempt = (
  { id: entryId, accountId, competitionId, currency, version }: StoredEntry,
  now: Date,
): StoredAttempt => ({
  type: 'cardAttempt',
  id: `A${entryId}`,
  competitionId,
  accountId,
  startedBy: accountId,
  account: 'test',
  payee: 'Lake Federation',
  isLive: false,
  currency,
  amount: 5_000,
  parts: [{ entryId, paymentId: `P${entryId}`, amount: 5_000, version }],
  returnTo: 'http://127.0.0.1/',
  lines: [{ text: 'Lake Open', amount: 5_000 }],
  startedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + 3_600_000).toISOString(),
  sessionId: 'cs_1',
  address: 'http://127.0.0.1/page',
  intent: `pi_${entryId}`,
  method: 'card',
  state: 'open',
  events: 0,
  fee: null,
  disputes: [],
  excess: 0,
  comparedAt: null,
  payout: null,
});

/** Stores a refund that its provider is still to be asked for. */
export async function stageCardRefund(entry: StoredEntry, now: Date): Promise<Key> {
  const attempt = stagedAttempt(entry, now);
  const { id: attemptId, competitionId } = attempt;
  const refund = { id: 'R1', attemptId, competitionId, entryId: entry.id, amount: 2_000 };
  await transact([createWrite(cardAttemptItem(attempt)), cardRefundWrite(refund, now)]);
  return cardRefundKey(attemptId, 'R1');
}
