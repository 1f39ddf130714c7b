import { isPublic } from './core/shares.ts';
import { OPERATIONS, routeOf, type Operation } from './routes.ts';

/** A crowd on a path keeps these callers waiting: strangers, those who come in, or none who are in already (decision 0300). */
export type CallShare = 'public' | 'logIn' | 'known';

/** By these people come to a session or a code. Each has limits of its own in its function. */
const LOG_IN: ReadonlySet<Operation> = new Set<Operation>([
  'logIn',
  'logInWithSecondFactor',
  'beginPasskeyLogIn',
  'openCode',
]);

/** Public, but called with a code: strangers must not keep its holder from it. */
const KNOWN: ReadonlySet<Operation> = new Set<Operation>(['currentCode', 'leaveCode']);

/** For accounts, but beside a path of strangers and in no hurry: not worth a route of the gateway. */
const UNHURRIED: ReadonlySet<Operation> = new Set<Operation>([
  'chooseCardAccount',
  'closeCardEvent',
  'getCardAccounts',
  'getMember',
  'importMemberships',
  'listCardPayments',
  'revokeCalendarFeed',
  'updateMember',
]);

export function callShareOf(operation: Operation): CallShare {
  if (LOG_IN.has(operation)) return 'logIn';
  if (UNHURRIED.has(operation)) return 'public';
  return isPublic(routeOf(operation)) && !KNOWN.has(operation) ? 'public' : 'known';
}

/** The share of each path that strangers call. Every method of a path has the same. */
export function sharesOfPaths(): ReadonlyMap<string, CallShare> {
  const shares = OPERATIONS.map((operation) => [routeOf(operation).path, callShareOf(operation)] as const);
  return new Map(shares.filter(([, share]) => share !== 'known'));
}
