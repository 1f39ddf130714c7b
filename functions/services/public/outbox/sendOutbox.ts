import { setTimeout as pause } from 'node:timers/promises';
import { dueRound, type DueSweep } from '../../../platform/outbox/dueItems.ts';
import { SHARE_OF_NEW, takeMailRate } from '../../../platform/outbox/mailRate.ts';
import { outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { runOutbox, type Handlers, type OutboxResult } from '../../../platform/outbox/runOutbox.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItems, type Item } from '../../../platform/table/read.ts';

/**
 * Does items that were stored just now. A change never waits for its mail, and stands even if mail fails: what is
 * not done here is done on schedule, and so is what would leave faster than the mail service takes it.
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
  const stored = await getItems(keys, true);
  const mails = stored.filter((item) => isMail(item, handlers));
  const may = mails.length === 0 ? 0 : await takeMailRate(mails.length, SHARE_OF_NEW);
  const waiting = new Set(mails.slice(may));
  const items = stored.filter((item) => !waiting.has(item));
  const results = await runOutbox(items, handlers, { now, milliseconds: end - performance.now() });
  const isOpen = (result: OutboxResult | undefined) => result === 'notBegun' || result === 'notRecorded';
  return items
    .filter((_, index) => isOpen(results[index]))
    .map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}

function isMail(item: Item, handlers: Handlers): boolean {
  const stored = outboxItemOf(item);
  return stored !== null && handlers[stored.outbox.kind]?.isMail === true;
}

/** Until the next second may have room. */
const PAUSE_MILLISECONDS = 200;

/**
 * Does, on schedule, what is due: what waits for another attempt, and what was left in the middle, fairly between
 * competitions. It ends early where the mail service takes no more.
 */
export async function sendDue(handlers: Handlers, now: Date, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  const sweep: DueSweep = new Map();
  let hasTime = true;
  while (hasTime) {
    const round = await dueRound(sweep, now);
    hasTime = round.length > 0 && (await sendRound(round, handlers, now, end));
  }
}

/** @returns whether there is time for another */
async function sendRound(
  round: readonly Item[],
  handlers: Handlers,
  now: Date,
  end: number,
): Promise<boolean> {
  const mails = round.filter((item) => isMail(item, handlers));
  const tasks = round.filter((item) => !mails.includes(item));
  await runOutbox(tasks, handlers, { now, milliseconds: end - performance.now() });
  for (let begun = 0; begun < mails.length;) {
    if (performance.now() >= end) return false;
    const may = await takeMailRate(mails.length - begun);
    if (may === 0) await pause(PAUSE_MILLISECONDS);
    const batch = mails.slice(begun, begun + may);
    const results = await runOutbox(batch, handlers, { now, milliseconds: end - performance.now() });
    if (results.includes('throttled')) return false;
    begun += may;
  }
  return performance.now() < end;
}
