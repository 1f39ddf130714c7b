import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newAccessCredential, type Credential } from '../access/credential.ts';
import { createRandom } from '../../shared/domain/planning/random.ts';
import { isLoopback } from '../access/loopback.ts';
import { bulkPut, type BulkPut } from './bulkPut.ts';
import { Contention, type ContentionOptions } from './contention.ts';
import { requestHandler } from './http.ts';
import { inProcessClient, type InProcessClient } from './inProcess.ts';
import type { AskedCondition, Disturb, Store, Witness } from './operations/operation.ts';
import { shortcutTo, type Shortcut } from './shortcut.ts';
import { Catalog } from './storage/catalog.ts';
import { Database, type WrittenItem } from './storage/database.ts';
import { GroupCommit } from './storage/groupCommit.ts';
import { sweepExpired } from './timeToLiveSweep.ts';

export interface DynamoOptions {
  /** The port to listen on; 0 for any free port. */
  port: number;
  host?: string;
  /** The credential that must sign requests; by default a new one. */
  credential?: Credential;
  /** The directory of the data; by default in memory. */
  directory?: string;
  /** Cancels every n-th TransactWriteItems with the reason TransactionConflict; it writes nothing. */
  transactionConflictEvery?: number;
  /** What calls at once do to each other on AWS (contention.ts); without it, nothing. */
  contention?: ContentionOptions | undefined;
  /** Seeds the order in which BatchGetItem answers, which on AWS is any; without it, that of the request. */
  batchSeed?: number;
  /** Called with a write's request before it is performed, so that tests can let others write meanwhile. */
  beforeWrite?: (request: string) => Promise<void>;
  /** Chooses requests that go wrong, in tests. */
  disturb?: Disturb | undefined;
  /** Sees each call. Expired items stay, because no call deletes them. */
  witness?: Witness | undefined;
  /** Called with each condition of a write, so that tests can tell those that nothing ever broke. */
  onCondition?: (asked: AskedCondition) => void;
  /** The interval between deletions of expired items, in seconds. */
  sweepEverySeconds?: number;
}

export interface RunningDynamo {
  url: string;
  port: number;
  credential: Credential;
  /** For SDK clients of this process. */
  inProcess: InProcessClient;
  /** For document clients of this process. @param turn waited for before each call */
  readonly shortcut: (turn?: () => Promise<unknown>) => Shortcut;
  bulkPut: BulkPut;
  /** Lets the data grow by so many pages at most, for tests of a full disk; null for no limit. */
  limitGrowth(pages: number | null): void;
  /** Calls the listener with what each group of writes has committed, like a table's stream. */
  onCommitted(listener: (written: readonly WrittenItem[]) => void): void;
  /** Stops accepting requests, finishes the pending ones and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts a DynamoDB endpoint for any AWS client that signs with its credential; the region is ignored.
 * @throws Error if the port is taken (code EADDRINUSE) or another server has the directory
 */
export async function startDynamo({
  port,
  host = '127.0.0.1',
  credential = newAccessCredential(),
  directory,
  transactionConflictEvery,
  contention,
  batchSeed,
  beforeWrite,
  disturb,
  witness,
  onCondition,
  sweepEverySeconds = 60,
}: DynamoOptions): Promise<RunningDynamo> {
  const database = new Database(directory);
  const catalog = new Catalog(database);
  const commits = new GroupCommit(database, catalog);
  let transactions = 0;
  const store: Store = {
    database,
    catalog,
    ...(contention && { contention: new Contention(contention) }),
    ...(batchSeed !== undefined && { batchOrder: createRandom(batchSeed) }),
    ...(beforeWrite && { beforeWrite }),
    ...(disturb && { disturb }),
    ...(witness && { witness }),
    ...(onCondition && { onCondition }),
    injectConflict() {
      transactions += 1;
      return transactionConflictEvery !== undefined && transactions % transactionConflictEvery === 0;
    },
  };
  const server = createServer(requestHandler(store, commits, { credential, loopbackOnly: isLoopback(host) }));
  // Longer than clients keep idle connections, so that none sends on a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  try {
    if (!witness) await sweepExpired(store, commits);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  let sweeping = Promise.resolve();
  const sweep = setInterval(() => {
    if (!witness) sweeping = sweepExpired(store, commits).catch(console.error);
  }, sweepEverySeconds * 1000);
  sweep.unref();
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(listening)}`,
    port: listening,
    credential,
    inProcess: inProcessClient(store, commits),
    shortcut: (turn) => shortcutTo(store, commits, turn),
    bulkPut: bulkPut(store, commits),
    limitGrowth: (pages) => {
      database.limitGrowth(pages);
    },
    onCommitted: (listener) => {
      commits.onCommitted = listener;
    },
    async close() {
      clearInterval(sweep);
      const closed = new Promise((resolve) => server.close(resolve));
      commits.flush();
      server.closeIdleConnections();
      // Clients keep idle connections open; pending answers get a moment to finish.
      setTimeout(() => server.closeAllConnections(), 500).unref();
      await closed;
      await sweeping;
      database.close();
    },
  };
}
