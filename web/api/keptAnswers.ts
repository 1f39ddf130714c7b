import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import type { Operation } from '../../shared/contract/routes.ts';
import { isApiError } from './ApiError.ts';
import { currentTime } from '../clock.ts';
import { isInCharge } from '../offline/registerWorker.ts';

/** Whose an answer is: what is the account's leaves the device with its log-out. */
type Owner = 'account' | 'everybody';

/** The answers that a device keeps for a rink without network: of a family's day, and of nothing else (decision 0330). */
const KEPT: ReadonlyMap<unknown, Owner> = new Map<Operation, Owner>([
  ['currentUser', 'account'],
  ['getMySchedule', 'account'],
  ['listMyResults', 'account'],
  ['listFollowed', 'account'],
  ['getLive', 'everybody'],
  ['getSchedule', 'everybody'],
  ['listCompetitions', 'everybody'],
]);

export const KEPT_ANSWERS = 'rinkside-family';

/** A rink's network may take a request and never answer. */
const LONGEST_WAIT = 4_000;

/** What is older than the page is from the device. */
const openedAt = currentTime().getTime();

/** Stores the answer of a query that `ownerOf` names. */
type Keep = (query: Query) => void;

let keep: Keep | null = null;
let tabs: BroadcastChannel | null = null;
/** Another tab has logged out or in: this page's account is no longer the device's. */
let isLeft = false;
/** What began in an earlier one is not written any more. */
let sessions = 0;

export const ownerOf = ({ queryKey: [operation] }: Pick<Query, 'queryKey'>): Owner | undefined =>
  KEPT.get(operation);

/** Before the device is opened for the page's account. @returns null where it is another one's by now */
export function sessionToKeep(): number | null {
  tabs ??= new BroadcastChannel(KEPT_ANSWERS);
  tabs.onmessage = () => {
    endKeeping();
    isLeft = true;
  };
  return isLeft ? null : sessions;
}

/** From now on answers are kept. @returns false where the session has ended meanwhile */
export function startKeeping(begun: Keep, session: number): boolean {
  if (sessions !== session) return false;
  keep = begun;
  return true;
}

function endKeeping(): void {
  keep = null;
  sessions += 1;
}

/** Empties the device at a log-out, an ended session and a log-in, and ends the keeping in other tabs. */
export function dropKeptAnswers(): void {
  endKeeping();
  isLeft = false;
  try {
    indexedDB.deleteDatabase(KEPT_ANSWERS);
    const channel = tabs ?? new BroadcastChannel(KEPT_ANSWERS);
    channel.postMessage('dropped');
    if (tabs === null) channel.close();
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}

/**
 * For all queries: keeps an answer of the day, and while the network fails or is slow shows the last one that this device
 * has. The query goes on asking, and says when its data is from.
 */
export const withKeptAnswers: QueryPersister = async (queryFn, context, query) => {
  if (ownerOf(query) === undefined) return queryFn(context);
  const isEmpty = query.state.data === undefined;
  const restoring = () => restore(context.client, query);
  const timer = isEmpty ? setTimeout(() => void restoring(), LONGEST_WAIT) : undefined;
  try {
    const data = await queryFn(context);
    // The answer is the query's a moment later.
    setTimeout(() => keep?.(query));
    return data;
  } catch (error) {
    if (isEmpty && isUnanswered(error)) await restoring();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** No answer, or one of a server that is out of order. */
const isUnanswered = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500);

async function restore(client: QueryClient, query: Query): Promise<void> {
  // Who has no worker has kept nothing.
  if (!isInCharge('/family-worker.js')) return;
  try {
    const { readKept } = await import('./familyDay.ts');
    const kept = await readKept(client, query);
    if (kept && query.state.data === undefined)
      client.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
  } catch {
    // The page then says that it did not load.
    return;
  }
}

interface Answered {
  readonly isError: boolean;
  readonly dataUpdatedAt: number;
}

/** Whether an answer is from before the page: the device has it, and no server has answered yet. */
export const isFromDevice = ({ dataUpdatedAt }: Pick<Answered, 'dataUpdatedAt'>): boolean =>
  dataUpdatedAt > 0 && dataUpdatedAt < openedAt;

/** When the oldest of some answers came that the network does not renew; null while all are new. */
export function oldestAnswer(queries: readonly Answered[]): number | null {
  const old = queries.filter((query) => query.dataUpdatedAt > 0 && (query.isError || isFromDevice(query)));
  return old.length === 0 ? null : Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt));
}
