import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Item } from '../table/read.ts';
import { outboxDueKey, type OutboxPlace } from './keys.ts';

/** Why an item is not done. */
export const FAILURES = [
  /** The mail service refuses the mail, whoever tries again. */
  'refused',
  /** The mail service took nothing, and may later. */
  'unavailable',
  /** The mail service may have sent it: its answer did not come. */
  'noAnswer',
  'noAddress',
  /** The item's records could not be read, or its work failed. */
  'failed',
  /** The function ended in the middle. */
  'interrupted',
  /** The time ended before an attempt. */
  'notTried',
  /** The mail service took it, and it came back. */
  'returned',
  /** An earlier mail to its address came back. */
  'badAddress',
  /** Its reader called an earlier mail spam. */
  'complained',
] as const;

export type OutboxFailure = (typeof FAILURES)[number];

/** Loose, so that a version of the code that knows one field less can still take it. */
const outbox = z.looseObject({
  kind: z.string(),
  state: z.enum(['waiting', 'done', 'cancelled', 'failed', 'givenUp']),
  /** The instant it was made. */
  since: z.string(),
  /** When it is to be tried next; while leased, when its lease ends. */
  due: z.string(),
  isLeased: z.boolean(),
  /** When it is given up. */
  until: z.string(),
  attempts: z.number(),
  failure: z.nullable(z.enum(FAILURES)),
});

export type OutboxState = z.output<typeof outbox>;

const outboxItem = z.object({
  pk: z.string(),
  sk: z.string(),
  competitionId: z.optional(z.string()),
  outbox,
});

export type OutboxItem = z.output<typeof outboxItem>;

/** An item's place in the outbox; null for one that has none. */
export const outboxItemOf = (item: Item): OutboxItem | null => outboxItem.safeParse(item).data ?? null;

/** The outbox's part of a record. */
export const storedOutbox = outbox;

const MINUTE = 60_000;
/** After a day of failures, somebody has to act. */
export const GIVE_UP_MILLISECONDS = 24 * 60 * MINUTE;
/** Longer than any function runs. */
const LEASE_MILLISECONDS = 2 * MINUTE;
export const LONGEST_PAUSE_MILLISECONDS = 120 * MINUTE;

/** 4, 8, 16, … minutes after so many attempts, at most two hours. */
const pauseAfter = (attempts: number) =>
  Math.min(4 * MINUTE * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MILLISECONDS);

/** An item that ends the function that tries it must not do so again at once. */
const leaseOf = (attempts: number) => LEASE_MILLISECONDS + (attempts > 1 ? pauseAfter(attempts - 1) : 0);

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/**
 * These fields make a new record an item of the outbox: the table's stream has it done once its transaction is committed.
 * @param place the record's key, with the competition that it is about
 * @param kind names its handler
 */
export function newOutboxFields(place: OutboxPlace, kind: string, since: string) {
  const until = after(new Date(since), GIVE_UP_MILLISECONDS);
  const state: OutboxState = {
    kind,
    state: 'waiting',
    since,
    due: since,
    isLeased: false,
    until,
    attempts: 0,
    failure: null,
  };
  return { outbox: state, ...outboxDueKey(place, since) };
}

/**
 * As `newOutboxFields`, for a record whose maker tries it at once: others leave it alone until its lease ends.
 * @param now when the lease begins
 */
export function heldOutboxFields(place: OutboxPlace, kind: string, now: Date, until?: string) {
  const { outbox } = newOutboxFields(place, kind, now.toISOString());
  const held = leased({ ...outbox, until: until ?? outbox.until }, now, false);
  return { outbox: held, ...outboxDueKey(place, held.due) };
}

/** The item as it is while somebody tries it. @param isAgain whether somebody asked for it, after it failed */
export function leased(state: OutboxState, now: Date, isAgain: boolean): OutboxState {
  const attempts = state.attempts + 1;
  return {
    ...state,
    state: 'waiting',
    isLeased: true,
    attempts,
    due: after(now, isAgain ? LEASE_MILLISECONDS : leaseOf(attempts)),
    ...(isAgain && { until: after(now, GIVE_UP_MILLISECONDS) }),
  };
}

/** A held item that its maker leaves to others, untried. */
export const released = (state: OutboxState, now: Date): OutboxState => ({
  ...state,
  isLeased: false,
  attempts: state.attempts - 1,
  due: now.toISOString(),
});

/** Whoever sends too fast need not wait long. */
const THROTTLED_PAUSE_MILLISECONDS = MINUTE;

/** The item after an attempt that may succeed later. @param isThrottled whether the mail service takes too many */
export function postponed(
  state: OutboxState,
  now: Date,
  failure: OutboxFailure,
  isThrottled: boolean,
): OutboxState {
  const due = after(now, isThrottled ? THROTTLED_PAUSE_MILLISECONDS : pauseAfter(state.attempts));
  return due < state.until
    ? { ...state, isLeased: false, due, failure }
    : { ...state, isLeased: false, state: 'givenUp', failure };
}

export const isOver = ({ until }: OutboxState, now: Date) => until <= now.toISOString();

/** The item after its time. */
export function abandoned(state: OutboxState): OutboxState {
  const failure = state.failure ?? (state.attempts > 0 ? 'interrupted' : 'notTried');
  return { ...state, isLeased: false, state: 'givenUp', failure };
}

/** Two functions' clocks differ by less. */
const CLOCK_MILLISECONDS = 5_000;

export const isDue = ({ state, due }: OutboxState, now: Date) =>
  state === 'waiting' && due <= after(now, CLOCK_MILLISECONDS);

/** Whether somebody may ask for it now: it is not done, and nobody is at it. */
export function isAvailable({ state, isLeased, due, attempts }: OutboxState, now: Date): boolean {
  if (state === 'done' || state === 'cancelled') return false;
  const begun = Date.parse(due) - leaseOf(attempts);
  return state !== 'waiting' || !isLeased || begun + LEASE_MILLISECONDS <= now.getTime();
}

/** States of an item that ended without being done: whoever wants the same again makes a new one in its place. */
export const UNDONE_STATES = ['cancelled', 'failed', 'givenUp'] as const;

export const isUndone = (outbox: OutboxState | undefined): boolean =>
  outbox !== undefined && UNDONE_STATES.some((state) => state === outbox.state);

/** The condition of a write in place of an item that ended without being done. */
export const IS_UNDONE = {
  condition: 'outbox.#state IN (:cancelled, :failed, :givenUp)',
  names: { '#state': 'state' },
  values: Object.fromEntries(UNDONE_STATES.map((state) => [`:${state}`, state])),
};

/** The same for every attempt, so that a mail sent twice can be known as one. */
export const messageIdOf = ({ pk, sk, outbox: { since } }: OutboxItem): string =>
  createHash('sha256').update([pk, sk, since].join('\n')).digest('hex').slice(0, 32);
