import type { Catalog } from './catalog.ts';
import type { Database, WrittenItem } from './database.ts';

interface Waiting {
  write: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

type Outcome = { result: unknown } | { error: unknown };

/**
 * Runs writes one after another; those that arrive together share one transaction of SQLite and one wait for
 * the disk. Each has its own savepoint, so that a failed one leaves nothing behind, and is answered only when
 * the whole group is on the disk.
 */
export class GroupCommit {
  readonly #database: Database;
  readonly #catalog: Catalog;
  #waiting: Waiting[] = [];
  /** Takes the writes of each group that is on the disk, after they are answered. */
  onCommitted: (written: readonly WrittenItem[]) => void = () => undefined;

  constructor(database: Database, catalog: Catalog) {
    this.#database = database;
    this.#catalog = catalog;
  }

  /** Runs a write with the next group; resolves or rejects with its outcome when the group is on the disk. */
  run<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ write, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  /** Runs the pending writes at once, when the server closes. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    let outcomes: Outcome[];
    try {
      this.#database.prepare('BEGIN IMMEDIATE').run();
      outcomes = group.map((waiting) => this.#runOne(waiting.write));
      this.#database.prepare('COMMIT').run();
      this.#catalog.settle();
    } catch (error) {
      this.#takeBack();
      for (const waiting of group) waiting.reject(error);
      return;
    }
    group.forEach((waiting, at) => {
      const outcome = outcomes[at];
      if (outcome !== undefined && 'result' in outcome) waiting.resolve(outcome.result);
      else waiting.reject(outcome?.error);
    });
    this.onCommitted(this.#database.written.splice(0));
  }

  #runOne(write: () => unknown): Outcome {
    this.#database.prepare('SAVEPOINT one').run();
    const { written } = this.#database;
    const before = written.length;
    let outcome: Outcome;
    try {
      outcome = { result: write() };
    } catch (error) {
      this.#rollBackTo(error);
      written.splice(before);
      this.#catalog.restore();
      outcome = { error };
    }
    this.#database.prepare('RELEASE one').run();
    return outcome;
  }

  /** @throws the write's own error where SQLite has already rolled back the whole group, as on a full disk */
  #rollBackTo(error: unknown): void {
    try {
      this.#database.prepare('ROLLBACK TO one').run();
    } catch {
      throw error;
    }
  }

  #takeBack(): void {
    this.#database.written.splice(0);
    try {
      this.#database.prepare('ROLLBACK').run();
    } catch {
      // SQLite has already rolled back the transaction itself, as on a full disk.
    }
    this.#catalog.restore();
  }
}
