import type { Operation } from '../../shared/contract/routes.ts';
import type { ParamsOf } from '../../shared/contract/types.ts';
import { beginLoading, endLoading, showRetrying } from '../ui/loading.ts';
import { announceAuthError } from './authErrors.ts';
import { announceChange } from './changes.ts';
import { createCall, urlOf } from './createCall.ts';
import { loadAccountRoutes, routeFromTable } from './routeTable.ts';
import { noteServerTime } from './serverClock.ts';

declare global {
  /** Requests that the document's head sent before the application was there; see `preload/routePreloadPlugin.ts`. */
  var rinksideEarly: Map<string, Promise<Response>> | undefined;
}

/** An answer that no page has taken by then is no longer new. */
const MOST_MILLISECONDS = 60_000;

/** API Gateway ends a call after 29 s; a network that loses packets never does. */
const LONGEST_READ = 30_000;

/** `call('submitIndividualEntry', { body, idempotencyKey })`: see createCall. */
export const call = createCall({
  routeOf: routeFromTable,
  loadAccountRoutes,
  fetch: async (address, init) => noteServerTime(await (earlyAnswer(address, init) ?? fetch(address, init))),
  longestRead: LONGEST_READ,
  beginLoading,
  endLoading,
  showRetrying,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onAuthError: announceAuthError,
  onChanged: announceChange,
});

/** The address of a resource that is opened by a link instead of called: a file or a page. */
export function addressOf<Op extends Operation>(
  operation: Op,
  params: ParamsOf<Op>,
  query: Readonly<Record<string, string>> = {},
): string {
  return urlOf(routeFromTable(operation)?.path ?? '', {
    params: params as Readonly<Record<string, string>>,
    query,
  });
}

/**
 * The answer that the document's head has asked for already; it is handed out once, and none after a call that
 * changes something, because the account may be another one by then. Rejects once `signal` ends.
 */
export function earlyAnswer(
  address: string,
  { method = 'GET', signal }: RequestInit = {},
): Promise<Response> | undefined {
  const early = globalThis.rinksideEarly;
  if (method !== 'GET' || performance.now() > MOST_MILLISECONDS) early?.clear();
  const answer = early?.get(address);
  early?.delete(address);
  return answer && signal ? Promise.race([answer, endOf(signal)]) : answer;
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
