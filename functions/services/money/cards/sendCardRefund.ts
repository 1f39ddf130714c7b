import type { OutboxHandler, SendOutcome } from '../../../platform/outbox/runOutbox.ts';
import { CardsRefused, CardsUnavailable } from '../../../platform/cards/callProvider.ts';
import { refundCard } from '../../../platform/cards/cardProvider.ts';
import { findAttempt } from '../../../store/money/cards/attemptRepository.ts';
import { storeCardEvent } from '../../../store/money/cards/eventRepository.ts';
import { storedCardRefund } from '../../../store/money/cards/storedCards.ts';
import { applyCardEvents } from './applyCardEvents.ts';
import { accountNamed } from './cardAccountOf.ts';

/**
 * Asks the provider for a refund that the ledger has already, so that nobody can refund the same money twice meanwhile. One
 * that the provider refuses comes back into the ledger.
 */
export const sendCardRefund: OutboxHandler = async (item, { now }): Promise<SendOutcome> => {
  const { id, attemptId, amount } = storedCardRefund.parse(item);
  const attempt = await findAttempt(attemptId);
  const account = attempt && (await accountNamed(attempt.account));
  // An operator who took the account away must put it back, or refund by hand.
  if (!attempt || !account || attempt.intent === null) return { outcome: 'failed', failure: 'failed' };
  try {
    const report = await refundCard(account, { id, attemptId, intent: attempt.intent, amount }, now);
    await storeCardEvent({ attemptId }, report);
  } catch (error) {
    if (error instanceof CardsUnavailable) return { outcome: 'later', failure: 'noAnswer' };
    if (!(error instanceof CardsRefused)) throw error;
    await storeCardEvent(
      { attemptId },
      {
        what: 'refund',
        id: `refused ${id}`,
        at: now.toISOString(),
        refundId: `refused ${id}`,
        ours: id,
        amount,
        status: 'failed',
      },
    );
  }
  await applyCardEvents(attemptId, now);
  return { outcome: 'done' };
};
