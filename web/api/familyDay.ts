import type { Query, QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { requestQuery } from './queries.ts';
import { currentTime } from '../clock.ts';
import { KEPT_ANSWERS, ownerOf, sessionToKeep, startKeeping } from './keptAnswers.ts';
import { registerWorker } from '../offline/registerWorker.ts';

interface KeptAnswer {
  readonly data: unknown;
  /** When it came, by this device's clock. */
  readonly at: number;
  /** Null for what everybody may read. */
  readonly account: string | null;
}

interface FamilySchema extends DBSchema {
  /** By the page's release and the query: no release reads what another has kept. */
  answers: { key: string; value: KeptAnswer };
  device: { key: 'account'; value: string };
}

/** A competition lasts a few days; what is older helps nobody at the rink. */
const KEPT_MILLISECONDS = 7 * 24 * 3_600_000;
/** The live page is answered every four seconds: a phone need not write each time. */
const BETWEEN_WRITES = 30_000;

/**
 * Keeps a family's day on this device from now on: the pages' files by a worker, and the answers that they show.
 * @param account null for who follows skaters without one: only public answers are kept
 * @param competitionId whose schedule is asked for; null where the page does not know it
 */
export async function keepDay(
  client: QueryClient,
  account: string | null,
  competitionId: string | null,
): Promise<void> {
  const written = new Map<string, number>();
  const keep = (query: Query) => {
    const { data, dataUpdatedAt: at } = query.state;
    const owner = ownerOf(query);
    const isSoon = at - (written.get(query.queryHash) ?? 0) < BETWEEN_WRITES;
    // No session is no answer to show.
    if (owner === undefined || data === undefined || data === null || isSoon) return;
    if (owner === 'account' && account === null) return;
    written.set(query.queryHash, at);
    const answer = { data, at, account: owner === 'account' ? account : null };
    // A full or forbidden storage keeps nothing.
    write(keyOf(query), answer).catch(() => undefined);
  };
  const session = sessionToKeep();
  if (session === null) return;
  await inDatabase(async (database) => {
    await clearOld(database);
    if (account !== null) await database.put('device', account, 'account');
  });
  if (!startKeeping(keep, session)) {
    await inDatabase((database) => database.delete('device', 'account'));
    return;
  }
  for (const query of client.getQueryCache().getAll()) keep(query);
  // My day without a competition in its address opens by the list of them.
  await client.prefetchQuery(requestQuery('listCompetitions'));
  if (competitionId !== null) await keepSchedule(client, competitionId);
  await registerWorker('/family-worker.js', '/');
}

/** A family looks for the schedule when the network has gone. The page of it asks again by itself. */
async function keepSchedule(client: QueryClient, competitionId: string): Promise<void> {
  const schedule = requestQuery('getSchedule', { params: { competitionId }, query: {} });
  if (client.getQueryData(schedule.queryKey) === undefined) await client.prefetchQuery(schedule);
}

/** The last answer to a query; undefined if there is none, or another account's. */
export async function readKept(client: QueryClient, query: Query): Promise<KeptAnswer | undefined> {
  const kept = await inDatabase((database) => database.get('answers', keyOf(query)));
  if (!kept || kept.at < oldest()) return undefined;
  const isSession = query.queryKey[0] === 'currentUser';
  if (kept.account === null || isSession) return kept;
  const user = client.getQueryData<{ readonly id: string } | null>(['currentUser']);
  // Before the session is known, the account is the device's.
  return user === undefined || user?.id === kept.account ? kept : undefined;
}

/** In one transaction: after a log-out nothing of the account is written, whatever was on its way. */
async function write(key: string, answer: KeptAnswer): Promise<void> {
  await inDatabase(async (database) => {
    const transaction = database.transaction(['answers', 'device'], 'readwrite');
    const account = await transaction.objectStore('device').get('account');
    if (answer.account === null || answer.account === account)
      await transaction.objectStore('answers').put(answer, key);
    await transaction.done;
  });
}

async function clearOld(database: IDBPDatabase<FamilySchema>): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite');
  for await (const cursor of transaction.store) if (cursor.value.at < oldest()) await cursor.delete();
  await transaction.done;
}

/** Opened for each use: an open one would hold up the log-out of another tab. */
async function inDatabase<Result>(
  task: (database: IDBPDatabase<FamilySchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<FamilySchema>(KEPT_ANSWERS, 1, {
    upgrade(created) {
      created.createObjectStore('answers');
      created.createObjectStore('device');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await task(database);
  } finally {
    database.close();
  }
}

const oldest = () => currentTime().getTime() - KEPT_MILLISECONDS;

/** The entry's name has the hash of all that it leads to: it stands for the release. */
function keyOf({ queryHash }: Query): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return `${entry?.src ?? ''} ${queryHash}`;
}
