import type { Handlers, OutboxResult } from '../../../platform/outbox/runOutbox.ts';
import { runOutbox } from '../../../platform/outbox/runOutbox.ts';
import { dueItems, type DuePage } from '../../../platform/outbox/outboxRepository.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItems } from '../../../platform/table/read.ts';

/**
 * Does items that were stored just now. A change never waits for its mail, and stands even if mail fails: what is
 * not done here is done on schedule.
 * @param keys of items; one that is gone or done is left alone
 * @param milliseconds for all of them, their reading included
 * @returns the keys of those whose time was up or whose outcome the table did not take
 */
export async function sendNew(
  keys: readonly Key[],
  handlers: Handlers,
  now: Date,
  milliseconds: number,
): Promise<readonly Key[]> {
  const end = performance.now() + milliseconds;
  const items = await getItems(keys, true);
  const results = await runOutbox(items, handlers, { now, milliseconds: end - performance.now() });
  const isOpen = (result: OutboxResult | undefined) => result === 'notBegun' || result === 'notRecorded';
  return items
    .filter((_, index) => isOpen(results[index]))
    .map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}

/** Does, on schedule, what is due: what waits for another attempt, and what was left in the middle. */
export async function sendDue(handlers: Handlers, now: Date, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let cursors: DuePage['cursors'] | undefined;
  do {
    const page = await dueItems(now, cursors);
    await runOutbox(page.items, handlers, { now, milliseconds: end - performance.now() });
    cursors = page.cursors;
  } while (cursors.some((cursor) => cursor !== null) && performance.now() < end);
}
