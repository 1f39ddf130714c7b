import { errorName, logError } from '../log.ts';
import { runInParallel } from '../runInParallel.ts';
import type { Item } from '../table/read.ts';
import { itemIdOf } from './itemId.ts';
import type { TransactItem } from '../table/transaction.ts';
import {
  abandoned,
  isAvailable,
  isDue,
  isOver,
  messageIdOf,
  outboxItemOf,
  postponed,
  released,
  type OutboxFailure,
  type OutboxItem,
  type OutboxState,
} from './outboxItem.ts';
import { claimOutboxItem, recordOutcome } from './outboxRepository.ts';

export interface SendAttempt {
  readonly now: Date;
  /** Milliseconds that are left for it. */
  readonly left: number;
  /** The same in every attempt of the item. */
  readonly messageId: string;
  /** Leads from the mail back to the item. */
  readonly itemId: string;
  /** Whether somebody chose this one mail, and it leaves although an earlier one to its address came back. */
  readonly retryBounced?: boolean;
}

/** The outcome of an attempt; `later` is tried again, until a day is over. */
export type SendOutcome =
  | { readonly outcome: 'done'; readonly beside?: readonly TransactItem[] }
  | { readonly outcome: 'cancelled' }
  | {
      readonly outcome: 'failed' | 'later';
      readonly failure: OutboxFailure;
      /** Whether the mail service takes no more at the moment. */
      readonly isThrottled?: boolean;
    };

/** Does an item of one kind, by what holds now. What it throws is tried again. */
export interface OutboxHandler {
  (item: Item, attempt: SendAttempt): Promise<SendOutcome>;
  /** Whether it sends a mail, of which only so many may leave in a second. */
  readonly isMail?: true;
}

/** A handler for each kind of item. */
export type Handlers = Readonly<Record<string, OutboxHandler>>;

/** `throttled`: the mail service takes no more now; `left`: not due, or at another call; `notBegun`: the time was up; `notRecorded`: the table failed. */
export type OutboxResult = OutboxState['state'] | 'throttled' | 'left' | 'notBegun' | 'notRecorded';

interface Run {
  readonly now: Date;
  /** For all items together. */
  readonly milliseconds: number;
  /** Whether somebody asked for these items: then they are tried before they are due, or after they failed. */
  readonly isAgain?: boolean;
  /** As of an attempt. */
  readonly retryBounced?: boolean;
  /** Whether the caller has held these items since it stored them (`heldOutboxFields`). */
  readonly isHeld?: boolean;
}

/** Items tried at the same time. */
const CONCURRENCY = 5;
/** One mail that hangs takes no more of the time of all. */
const MAIL_MILLISECONDS = 4_000;

/**
 * Tries items of the outbox: each is claimed, done by its kind's handler, and its outcome recorded. Nothing that one
 * item does stops another.
 * @returns what became of each, in their order
 */
export async function runOutbox(
  items: readonly Item[],
  handlers: Handlers,
  run: Run,
): Promise<readonly OutboxResult[]> {
  const results: OutboxResult[] = items.map(() => 'notBegun');
  await runInParallel([...items.entries()], CONCURRENCY, run.milliseconds, async ([index, item], left) => {
    try {
      results[index] = await attempt(item, handlers, run, Math.min(left, MAIL_MILLISECONDS));
    } catch (error) {
      results[index] = 'notRecorded';
      logError('outboxNotRecorded', { error: errorName(error) });
    }
  });
  return results;
}

/** Leaves an item that the caller has held since it stored it to the schedule, which does it in turns. */
export async function releaseHeld(item: Item, now: Date): Promise<void> {
  const held = outboxItemOf(item);
  if (held) await recordOutcome(held, released(held.outbox, now), now, []);
}

async function attempt(item: Item, handlers: Handlers, run: Run, left: number): Promise<OutboxResult> {
  const { now, isAgain = false, isHeld = false, retryBounced = false } = run;
  const stored = outboxItemOf(item);
  if (!stored) return 'left';
  if (isHeld) return act(item, stored, handlers, { now, left, retryBounced });
  const isTried = isAgain ? isAvailable(stored.outbox, now) : isDue(stored.outbox, now);
  if (!isTried) return 'left';
  if (!isAgain && isOver(stored.outbox, now)) return record(stored, abandoned(stored.outbox), now);
  const claimed = await claimOutboxItem(stored, now, isAgain);
  return claimed ? act(item, claimed, handlers, { now, left, retryBounced }) : 'left';
}

/** @param claimed the item as the caller holds it */
async function act(
  item: Item,
  claimed: OutboxItem,
  handlers: Handlers,
  { now, left, retryBounced }: Pick<SendAttempt, 'now' | 'left' | 'retryBounced'>,
): Promise<OutboxResult> {
  const outcome = await outcomeOf(item, claimed, handlers, {
    now,
    left,
    messageId: messageIdOf(claimed),
    itemId: itemIdOf(claimed),
    retryBounced,
  });
  const beside = outcome.outcome === 'done' ? outcome.beside : undefined;
  const recorded = await record(claimed, stateAfter(claimed.outbox, outcome, now), now, beside);
  return isThrottled(outcome) && recorded === 'waiting' ? 'throttled' : recorded;
}

const isThrottled = (outcome: SendOutcome) => 'isThrottled' in outcome && outcome.isThrottled === true;

async function outcomeOf(
  item: Item,
  claimed: OutboxItem,
  handlers: Handlers,
  made: SendAttempt,
): Promise<SendOutcome> {
  const { kind, attempts } = claimed.outbox;
  try {
    const handler = handlers[kind];
    if (!handler) throw new Error(`Nothing does ${kind}`);
    return await handler(item, made);
  } catch (error) {
    logError('outboxFailed', { kind, attempts, error: errorName(error) });
    return { outcome: 'later', failure: 'failed' };
  }
}

function stateAfter(state: OutboxState, outcome: SendOutcome, now: Date): OutboxState {
  if (outcome.outcome === 'later') return postponed(state, now, outcome.failure, isThrottled(outcome));
  const failure = outcome.outcome === 'failed' ? outcome.failure : null;
  return { ...state, isLeased: false, state: outcome.outcome, failure };
}

async function record(
  item: OutboxItem,
  outbox: OutboxState,
  now: Date,
  beside: readonly TransactItem[] = [],
): Promise<OutboxResult> {
  await recordOutcome(item, outbox, now, beside);
  return outbox.state;
}
