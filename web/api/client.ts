import type { Operation } from '../../shared/contract/routes.ts';
import type { ParamsOf } from '../../shared/contract/types.ts';
import { beginLoading, endLoading, showRetrying } from '../ui/loading.ts';
import { announceAuthError } from './authErrors.ts';
import { announceChange } from './changes.ts';
import { createCall, urlOf } from './createCall.ts';
import { earlyAnswer } from './earlyAnswers.ts';
import { loadAccountRoutes, routeFromTable } from './routeTable.ts';
import { noteServerTime } from './serverClock.ts';

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
