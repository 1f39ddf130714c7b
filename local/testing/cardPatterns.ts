import * as attempts from '../../functions/store/money/cards/attemptRepository.ts';
import * as events from '../../functions/store/money/cards/eventRepository.ts';
import * as payouts from '../../functions/store/money/cards/payoutRepository.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { stagedAttempt } from './stagedCards.ts';

/** The reads and changes of payments by card: of one entry, of which the provider has told once. */
export async function cardPatterns(
  entry: StoredEntry,
  now: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const attempt = { ...stagedAttempt(entry, now), id: 'card' };
  const { competitionId, accountId, id: attemptId } = attempt;
  const paid = (id: string) => ({ what: 'paid' as const, id, at: now.toISOString() });
  const kept = (id: string) => ({
    id,
    about: 'invoice.paid',
    reasons: ['unknownType' as const],
    account: 'test',
    sessionId: null,
    intent: null,
    receivedAt: now.toISOString(),
  });
  const payout = (id: string) => ({
    competitionId,
    id,
    account: 'test',
    currency: 'HKD',
    amount: 4_830,
    state: 'paid' as const,
    arrivesOn: '2027-01-09',
    at: now.toISOString(),
    payments: 5_000,
    refunds: 0,
    disputes: 0,
    fees: 170,
    net: 4_830,
    difference: 0,
  });
  await attempts.storeAttempt(attempt, [entry], null);
  await events.storeCardEvent({ attemptId }, paid('first'));
  await events.nameIntent('pi_kept', attemptId);
  await events.keepEvent(kept('kept'), now);
  await attempts.storeCardAccount(competitionId, null);
  await payouts.storePayout(payout('po_1'));
  return {
    findAttempt: () => attempts.findAttempt(attemptId),
    lastAttemptOf: () => attempts.lastAttemptOf(competitionId, accountId),
    storeAttempt: () => attempts.storeAttempt({ ...attempt, id: 'next' }, [], attempt),
    storeCardSession: () => attempts.storeCardSession(attemptId, { sessionId: 'cs_1', address: 'page' }),
    storeOutcome: () => attempts.storeOutcome(attemptId, { ...attempt, state: 'paid', events: 1 }),
    storeComparison: () => attempts.storeComparison(attemptId, null, now),
    attemptsOfCompetition: () => attempts.attemptsOfCompetition(competitionId, undefined),
    chosenCardAccount: () => attempts.chosenCardAccount(competitionId),
    storeCardAccount: () => attempts.storeCardAccount(competitionId, null),
    storeCardEvent: () => events.storeCardEvent({ attemptId }, paid('second')),
    cardEventsOf: () => events.cardEventsOf({ attemptId }),
    attemptOfIntent: () => events.attemptOfIntent('pi_kept'),
    nameIntent: () => events.nameIntent('pi_new', attemptId),
    keepEvent: () => events.keepEvent(kept('new'), now),
    closeKeptEvent: () => events.closeKeptEvent('new', { by: accountId, at: now.toISOString() }),
    forgetKeptEvent: () => events.forgetKeptEvent('kept'),
    keptEvents: () => events.keptEvents(),
    storePayout: () => payouts.storePayout(payout('po_2')),
    payoutsOf: () => payouts.payoutsOf(competitionId),
    storePaidOut: () => payouts.storePaidOut(attemptId, { id: 'po_1', arrivesOn: '2027-01-09' }),
    findReadPayouts: () => payouts.findReadPayouts('test'),
    storeReadPayouts: () => payouts.storeReadPayouts('test', { at: now.toISOString(), states: {} }),
  };
}
