import type { BodyOf } from '../../../../shared/contract/types.ts';
import { outboxItemOf, type OutboxItem } from '../../../platform/outbox/outboxItem.ts';
import { findOutboxItem } from '../../../platform/outbox/outboxRepository.ts';
import { runOutbox } from '../../../platform/outbox/runOutbox.ts';
import type { Item } from '../../../platform/table/read.ts';
import { WORK_MILLISECONDS } from '../../../platform/workTime.ts';
import { HANDLERS } from './handlers.ts';
import { keyOfItemId } from '../../../platform/outbox/itemId.ts';

/**
 * Tries unsent items again, each once, however many calls ask for it at the same time.
 * @param isOfCaller an item of somebody else counts as skipped, as one that does not exist
 */
export async function sendAgain(
  { ids, retryBounced = false }: BodyOf<'sendUnsentMails'>,
  isOfCaller: (item: OutboxItem) => boolean,
  now: Date,
) {
  const distinct = [...new Set(ids)];
  const found = await Promise.all(distinct.map(findUnsent));
  const items = found.flatMap((one) => (one && isOfCaller(one.stored) ? [one.item] : []));
  // Many dead addresses at once would cost the sender's reputation: those are tried one by one (decision 0305).
  const isChosen = retryBounced && distinct.length === 1;
  const run = { now, milliseconds: WORK_MILLISECONDS, isAgain: true, retryBounced: isChosen };
  const results = await runOutbox(items, HANDLERS, run);
  const sent = results.filter((result) => result === 'done').length;
  const over = results.filter((result) => result === 'cancelled' || result === 'left').length;
  const unsent = results.length - sent - over;
  return { sent, unsent, skipped: distinct.length - sent - unsent };
}

async function findUnsent(id: string): Promise<{ item: Item; stored: OutboxItem } | null> {
  const key = keyOfItemId(id);
  const item = key && (await findOutboxItem(key));
  const stored = item && outboxItemOf(item);
  return item && stored && isUnsent(stored) ? { item, stored } : null;
}

/** New items leave without being sent again. */
const isUnsent = ({ outbox }: OutboxItem) =>
  outbox.failure !== null && outbox.state !== 'done' && outbox.state !== 'cancelled';
