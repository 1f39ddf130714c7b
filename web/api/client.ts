import { ROUTE_INDEX } from 'virtual:routes';
import { beginLoading, endLoading } from '../ui/loading.ts';
import { createCall } from './createCall.ts';
import { announceRefusal } from './refusals.ts';

/** `call('submitIndividualEntry', { body, idempotencyKey })`: see createCall. */
export const call = createCall({
  routes: ROUTE_INDEX,
  fetch: (input, init) => fetch(input, init),
  beginLoading,
  endLoading,
  onRefused: announceRefusal,
});
