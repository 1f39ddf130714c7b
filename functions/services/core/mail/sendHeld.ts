import { errorName, logError } from '../../../platform/log.ts';
import { SHARE_OF_NEW, takeMailRate } from '../../../platform/outbox/mailRate.ts';
import {
  releaseHeld,
  runOutbox,
  type Handlers,
  type OutboxResult,
} from '../../../platform/outbox/runOutbox.ts';
import { runInParallel } from '../../../platform/runInParallel.ts';
import type { Item } from '../../../platform/table/read.ts';
import { WORK_MILLISECONDS } from '../../../platform/workTime.ts';

/** Families mailed at the same time. */
const CONCURRENCY = 5;

/** `queued`: the outbox sends it later; `failed`: it is listed until somebody sends it again. */
export type HeldOutcome = 'sent' | 'queued' | 'failed' | 'skipped';

/** A call's answer about one mail. */
export function heldOutcome(result: OutboxResult): HeldOutcome {
  if (result === 'done') return 'sent';
  if (result === 'cancelled') return 'skipped';
  return result === 'failed' || result === 'givenUp' ? 'failed' : 'queued';
}

/**
 * Stores a mail for each and sends it within the call, as far as the account's rate has room; what is stored and not sent then,
 * the outbox sends.
 * @param hold stores a mail that this call holds; null where there is none to send
 * @returns what became of each, in their order; `left` where the time was up before it was stored
 */
export async function sendToEach<One>(
  all: readonly One[],
  handlers: Handlers,
  now: Date,
  hold: (one: One) => Promise<Item | null>,
): Promise<readonly (HeldOutcome | 'left')[]> {
  const outcomes: (HeldOutcome | 'left')[] = all.map(() => 'left');
  await runInParallel([...all.entries()], CONCURRENCY, WORK_MILLISECONDS, async ([index, one], left) => {
    const item = await hold(one);
    if (!item) {
      outcomes[index] = 'skipped';
      return;
    }
    outcomes[index] = heldOutcome(await sendInTurn(item, handlers, now, left));
  });
  return outcomes;
}

/**
 * Sends one of many mails that a call has stored and holds, where this second has room for it; where not, the
 * outbox's schedule sends it, in turns between competitions (decision 0307). What the call has stored stands, even if the
 * rate cannot be counted: the schedule then sends the mail once its lease ends.
 */
export async function sendInTurn(
  item: Item,
  handlers: Handlers,
  now: Date,
  milliseconds: number,
): Promise<OutboxResult> {
  try {
    if ((await takeMailRate(1, SHARE_OF_NEW)) === 0) {
      await releaseHeld(item, now);
      return 'waiting';
    }
  } catch (error) {
    logError('mailRateNotCounted', { error: errorName(error) });
    return 'waiting';
  }
  const [result = 'notBegun'] = await runOutbox([item], handlers, { now, milliseconds, isHeld: true });
  return result;
}
