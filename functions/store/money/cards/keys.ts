import type { Gsi1Key } from '../../../platform/table/key.ts';
import { itemKey, key } from '../../../platform/table/key.ts';

/** A payment by card with all that its provider told of it. */
export const cardAttemptPartition = (attemptId: string) => key`CARDATTEMPT#${attemptId}`;
export const cardAttemptKey = (attemptId: string) => itemKey(cardAttemptPartition(attemptId), 'ATTEMPT');
export const cardRefundKey = (attemptId: string, refundId: string) =>
  itemKey(cardAttemptPartition(attemptId), key`REFUND#${refundId}`);

/** Card payments of a competition by when they were started. */
export const cardsIndex = (competitionId: string) => key`CARDS#${competitionId}`;
export const cardsIndexKey = (competitionId: string, startedAt: string, attemptId: string): Gsi1Key => ({
  gsi1pk: cardsIndex(competitionId),
  gsi1sk: key`${startedAt}#${attemptId}`,
});

/** The provider's name of the money: refunds and disputes name it, and may come before the payment itself. */
export const cardIntentPartition = (intent: string) => key`CARDINTENT#${intent}`;
export const cardIntentKey = (intent: string) => itemKey(cardIntentPartition(intent), 'ATTEMPT');

export const CARD_EVENT_PREFIX = 'EVENT#';
/** @param partition of an attempt, or of an intent */
export const cardEventKey = (partition: string, eventId: string) => itemKey(partition, key`EVENT#${eventId}`);

/** Which payment a family has under way in a competition: it can start one at a time. */
export const cardsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#CARDS`;
export const cardLockKey = (competitionId: string, accountId: string) =>
  itemKey(cardsPartition(competitionId), key`ACCOUNT#${accountId}`);
export const cardSettingsKey = (competitionId: string) => itemKey(cardsPartition(competitionId), 'SETTINGS');

/** A competition's part of what its provider sent to the bank. */
export const cardPayoutPrefix = 'PAYOUT#';
export const cardPayoutKey = (competitionId: string, at: string, payoutId: string) =>
  itemKey(cardsPartition(competitionId), key`PAYOUT#${at}#${payoutId}`);
/** Which payouts of an account were read. @param account its name */
export const readPayoutsKey = (account: string) => itemKey(key`CARDPAYOUTS#${account}`, 'READ');

/** Events that fit no payment, for a person to look at. */
export const KEPT_CARD_EVENTS = 'CARDSKEPT';
export const keptCardEventKey = (eventId: string) => itemKey(KEPT_CARD_EVENTS, key`EVENT#${eventId}`);
