import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, type Random } from '../../shared/domain/planning/random.ts';
import { HELD_ITEM, transactionCanceled, transactionConflict } from './errors.ts';

/** How long a transaction of AWS holds its items from prepare to commit, in milliseconds. */
const [SHORTEST, LONGEST] = [5, 20];

export interface ContentionOptions {
  readonly seed: number;
  /** Ends when a transaction that lasts so many milliseconds does, for tests that say themselves when. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * What calls at once do to each other on AWS, and not in one process: a transaction holds its items while it lasts. The
 * seed repeats the same times for the same calls.
 *
 * Source: Amazon DynamoDB Developer Guide, "Transaction conflict handling in DynamoDB".
 */
export class Contention {
  readonly #random: Random;
  readonly #held = new Set<string>();
  readonly #pause: (milliseconds: number) => Promise<unknown>;

  constructor({ seed, pause = sleep }: ContentionOptions) {
    this.#random = createRandom(seed);
    this.#pause = pause;
  }

  /**
   * Runs a transaction while it holds its items, those that it only checks too.
   * @param items the identity of each part's item
   * @throws DynamoError TransactionCanceledException where another transaction holds one
   */
  async during<Result>(items: readonly string[], commit: () => Promise<Result>): Promise<Result> {
    this.refuseTransaction(items);
    for (const item of items) if (item !== '') this.#held.add(item);
    try {
      await this.#pause(SHORTEST + this.#random.below(LONGEST - SHORTEST + 1));
      return await commit();
    } finally {
      for (const item of items) this.#held.delete(item);
    }
  }

  /** @throws DynamoError TransactionCanceledException with the conflict at each held item */
  refuseTransaction(items: readonly string[]): void {
    if (!items.some((item) => this.#held.has(item))) return;
    throw transactionCanceled(items.map((item) => (this.#held.has(item) ? HELD_ITEM : { Code: 'None' })));
  }

  /** @throws DynamoError TransactionConflictException for a write outside transactions of a held item */
  refuseWrite(items: readonly string[]): void {
    if (items.some((item) => this.#held.has(item))) throw transactionConflict();
  }
}
