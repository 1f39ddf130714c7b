import type { CardEvent } from '../../../../shared/domain/money/cards/cardEvents.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { isWrittenOnce } from '../../../platform/table/transaction.ts';
import {
  createItem,
  createWrite,
  deleteItem,
  isWritten,
  updateItem,
} from '../../../platform/table/writes.ts';
import {
  CARD_EVENT_PREFIX,
  cardAttemptPartition,
  cardEventKey,
  cardIntentKey,
  cardIntentPartition,
  KEPT_CARD_EVENTS,
  keptCardEventKey,
} from './keys.ts';
import { keptEvent, storedCardEvent, type KeptEvent } from './storedCards.ts';

/** What an event is about: a payment of ours, or the provider's name of the money. */
export type EventPlace = { readonly attemptId: string } | { readonly intent: string };

const partitionOf = (place: EventPlace) =>
  'attemptId' in place ? cardAttemptPartition(place.attemptId) : cardIntentPartition(place.intent);

/** Stores an event once, however often it comes. */
export async function storeCardEvent(place: EventPlace, event: CardEvent): Promise<void> {
  await isWrittenOnce(
    createWrite({ ...cardEventKey(partitionOf(place), event.id), type: 'cardEvent', event }),
  );
}

/** All that was told of a payment, or of the money that it became. */
export async function cardEventsOf(place: EventPlace): Promise<CardEvent[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :place AND begins_with(sk, :events)',
    ExpressionAttributeValues: { ':place': partitionOf(place), ':events': CARD_EVENT_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedCardEvent.parse(item).event);
}

/** The payment that a name of the provider's stands for; null for none that we know yet. */
export async function attemptOfIntent(intent: string): Promise<string | null> {
  const item = await getItem(cardIntentKey(intent));
  return item ? String(item['attemptId']) : null;
}

/** Events of this money are from now on known to be about the payment. */
export async function nameIntent(intent: string, attemptId: string): Promise<void> {
  await isWrittenOnce(createWrite({ ...cardIntentKey(intent), type: 'cardIntent', attemptId }));
}

/** A financial year and the months in which it is closed. */
const KEPT_SECONDS = 500 * 24 * 60 * 60;

/** Keeps an event that fits no payment for a person, once: what was looked at does not come back. */
export async function keepEvent(kept: Omit<KeptEvent, 'type'>, now: Date): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  await createItem({ ...keptCardEventKey(kept.id), type: 'keptCardEvent', ...kept, expiresAt });
}

/** Notes who has looked at an event. @returns false for an unknown one */
export async function closeKeptEvent(eventId: string, closed: { by: string; at: string }): Promise<boolean> {
  const update = updateItem(keptCardEventKey(eventId), {
    update: 'SET closed = :closed',
    condition: 'attribute_exists(pk)',
    values: { ':closed': closed },
  });
  return isWritten(update);
}

/** An event that fits after all. */
export async function forgetKeptEvent(eventId: string): Promise<void> {
  await deleteItem(keptCardEventKey(eventId));
}

const MOST_SHOWN = 100;

/** The events that a person is to look at, as many as one can: each is signed by the provider, so there are few. */
export async function keptEvents(): Promise<KeptEvent[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :kept',
    ExpressionAttributeValues: { ':kept': KEPT_CARD_EVENTS },
    ScanIndexForward: false,
  });
  return items
    .map((item) => keptEvent.parse(item))
    .filter(({ closed }) => closed === undefined)
    .slice(0, MOST_SHOWN);
}
