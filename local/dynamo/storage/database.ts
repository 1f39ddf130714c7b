import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { AttributeItem } from '../values/attributeValue.ts';
import { ownerOnlyFile } from '../../access/ownerOnly.ts';

export const databaseFile = 'dynamo.sqlite';

/** A committed write of one item. */
export interface WrittenItem {
  readonly key: AttributeItem;
  readonly old: AttributeItem | undefined;
  readonly item: AttributeItem | undefined;
}

const statementsKept = 1000;

/** In bytes. */
const leastRoom = 1024 * 1024;

/** SQLite's own limit. */
const mostPages = 4_294_967_294;

/** SQLite's code for a lock held by another process. */
const busy = 5;

/** One SQLite database with its prepared statements. */
export class Database {
  readonly #connection: DatabaseSync;
  readonly #lock: DatabaseSync | undefined;
  readonly #directory: string | undefined;
  readonly #statements = new Map<string, StatementSync>();
  /** The writes of the open transaction, for the table's stream. */
  readonly written: WrittenItem[] = [];

  /**
   * @param directory the directory of the database's file; none for a database in memory
   * @throws Error if another server has the directory
   */
  constructor(directory?: string) {
    this.#directory = directory;
    if (directory !== undefined) this.#lock = lockDirectory(directory);
    const file = directory === undefined ? ':memory:' : join(directory, databaseFile);
    if (directory !== undefined) ownerOnlyFile(file);
    this.#connection = new DatabaseSync(file);
    // FULL makes each commit wait for the disk, so that an acknowledged write survives a crash of process or
    // machine.
    this.run('PRAGMA journal_mode = WAL');
    this.run('PRAGMA synchronous = FULL');
    this.run('PRAGMA busy_timeout = 5000');
    this.run('PRAGMA cache_size = -65536');
    this.run(
      'CREATE TABLE IF NOT EXISTS catalog (name TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, ' +
        'definition TEXT NOT NULL, timeToLive TEXT)',
    );
    this.run(
      'CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, digest TEXT NOT NULL, expires INTEGER NOT NULL)',
    );
    this.run('CREATE INDEX IF NOT EXISTS tokens_expires ON tokens (expires)');
  }

  /** The prepared statement of some SQL; the last thousand are cached. */
  prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#connection.prepare(sql);
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Runs SQL without a result, too rare to cache. */
  run(sql: string): void {
    this.#connection.exec(sql);
  }

  /** Whether the disk, and the size set for the database, have room for the largest item and its entries. */
  hasRoom(): boolean {
    const pages =
      this.#number('max_page_count') - this.#number('page_count') + this.#number('freelist_count');
    if (pages * this.#number('page_size') < leastRoom) return false;
    if (this.#directory === undefined) return true;
    const { bavail, bsize } = statfsSync(this.#directory);
    return bavail * bsize >= leastRoom;
  }

  /** Lets the data grow by so many pages at most; null for no limit. */
  limitGrowth(pages: number | null): void {
    this.run(`PRAGMA max_page_count = ${pages === null ? mostPages : this.#number('page_count') + pages}`);
  }

  #number(pragma: string): number {
    return Number(this.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
    this.#lock?.close();
  }
}

/**
 * Keeps a second server off the directory: each caches its tables in memory and would not see the other's.
 * The lock is a separate database, so that it ends with the process and a backup can read beside it.
 */
function lockDirectory(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'lock.sqlite');
  ownerOnlyFile(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(`Another server is using the directory ${directory}.`, { cause: error });
  }
  return lock;
}
