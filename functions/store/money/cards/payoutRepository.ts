import * as z from 'zod/mini';
import { cardPayout } from '../../../../shared/contract/money/payments/cards.ts';
import { getItem, queryUpTo } from '../../../platform/table/read.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { cardAttemptKey, cardPayoutKey, cardPayoutPrefix, cardsPartition, readPayoutsKey } from './keys.ts';

/** What of a payout is one competition's. Amounts in minor units of the account's currency. */
const storedPayout = z.extend(cardPayout, {
  type: z.literal('cardPayout'),
  competitionId: z.string(),
  /** The name of the account. */
  account: z.string(),
  /** When the provider made it, a UTC instant. */
  at: z.string(),
});

export type StoredPayout = z.output<typeof storedPayout>;

/** A financial year and the months in which it is closed. */
const KEPT_SECONDS = 500 * 24 * 60 * 60;

const expiry = (at: string) => Math.floor(Date.parse(at) / 1000) + KEPT_SECONDS;

/** Stores a competition's part of a payout, or what became of it. */
export async function storePayout(payout: Omit<StoredPayout, 'type'>): Promise<void> {
  const key = cardPayoutKey(payout.competitionId, payout.at, payout.id);
  await putItem({ ...key, type: 'cardPayout', ...payout, expiresAt: expiry(payout.at) });
}

const MOST_SHOWN = 100;

/** The payouts that have money of a competition, the latest first. */
export async function payoutsOf(competitionId: string): Promise<StoredPayout[]> {
  const items = await queryUpTo(
    {
      KeyConditionExpression: 'pk = :cards AND begins_with(sk, :payouts)',
      ExpressionAttributeValues: { ':cards': cardsPartition(competitionId), ':payouts': cardPayoutPrefix },
      ScanIndexForward: false,
    },
    MOST_SHOWN,
  );
  return items.map((item) => storedPayout.parse(item));
}

/** Notes by which payout the bank gets a payment; null where it came back. */
export async function storePaidOut(
  attemptId: string,
  payout: { id: string; arrivesOn: string } | null,
): Promise<void> {
  await updateItem(cardAttemptKey(attemptId), {
    update: 'SET payout = :payout',
    values: { ':payout': payout },
  });
}

const readPayouts = z.object({
  /** When they were read last, a UTC instant. */
  at: z.string(),
  /** By id the state in which each was read: in another it is read again. */
  states: z.record(z.string(), z.string()),
});

export type ReadPayouts = z.output<typeof readPayouts>;

/** What was read of an account's payouts; null before the first time. */
export async function findReadPayouts(account: string): Promise<ReadPayouts | null> {
  return readPayouts.safeParse(await getItem(readPayoutsKey(account))).data ?? null;
}

export async function storeReadPayouts(account: string, { at, states }: ReadPayouts): Promise<void> {
  await putItem({ ...readPayoutsKey(account), type: 'cardPayoutsRead', at, states, expiresAt: expiry(at) });
}
