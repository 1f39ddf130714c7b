import type { Operation, Routes } from '../../shared/contract/routes.ts';
import type { AnswerOf, CallOf } from '../../shared/contract/types.ts';
import { ApiError, type FailureCode } from './ApiError.ts';
import { waitBeforeRetry } from './busy.ts';
import type { Refetch } from './changes.ts';
import type { RouteEntry } from './routeIndex.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Asks for the current user; a 401 does not leave the page. */
  readonly quiet?: boolean;
  /** Bypasses cached copies of a public answer, for a page that is about to change its data. */
  readonly fresh?: boolean;
  /** Saves in the background while the person types, without the overlay, which blocks the page. */
  readonly background?: boolean;
  /**
   * When changed data is refetched: `now`, or `later` for a background call. A dry run passes `never`; each
   * of many calls passes `later`, and refetchChanged follows the last.
   */
  readonly refetch?: Refetch;
}

type KeyOf<Op extends Operation> = Routes[Op] extends { idempotent: true }
  ? { readonly idempotencyKey: string }
  : unknown;

type Parts<Op extends Operation> = CallOf<Op> & KeyOf<Op> & CallOptions;

/** Parts that the route does not need are optional. */
export type CallArguments<Op extends Operation> =
  object extends Parts<Op> ? [parts?: Parts<Op>] : [parts: Parts<Op>];

export type Call = <Op extends Operation>(operation: Op, ...args: CallArguments<Op>) => Promise<AnswerOf<Op>>;

/** The client's dependencies, from the page or a test. */
export interface CallEnvironment {
  readonly routeOf: (operation: string) => RouteEntry | undefined;
  /** Makes the accounts' routes known, which the first load leaves out. */
  readonly loadAccountRoutes: () => Promise<void>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds after which a read without an answer counts as unreachable, and may be repeated. */
  readonly longestRead: number;
  readonly beginLoading: () => void;
  readonly endLoading: () => void;
  /** Reports whether a call is waiting for its next attempt, so that the page can show it. */
  readonly showRetrying: (isRetrying: boolean) => void;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called before a 401 or 403 is rejected (specification, section 8). */
  readonly onAuthError: (status: 401 | 403, code: FailureCode) => void;
  /** Called after each call that may have changed data. */
  readonly onChanged: (operation: Operation, refetch: Refetch) => void;
}

export interface AnyParts extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/**
 * The typed client: method and path come from the contract's table. The overlay shows during each call other
 * than GET, unless it saves in the background, and always closes. A Busy call with an Idempotency-Key is
 * repeated with the same key; without one it could be carried out twice. Rejects with an ApiError.
 */
export function createCall(surroundings: CallEnvironment): Call {
  return async <Op extends Operation>(operation: Op, ...args: CallArguments<Op>) => {
    const parts: AnyParts = args[0] ?? {};
    const route = surroundings.routeOf(operation) ?? (await accountRoute(surroundings, operation));
    const isChange = route.method !== 'GET';
    const isAwaited = isChange && !parts.background;
    const attempt = () => requestAttempt<AnswerOf<Op>>(surroundings, route, parts);
    if (isAwaited) surroundings.beginLoading();
    try {
      const answer = await (parts.idempotencyKey === undefined
        ? attempt()
        : waitAndRetry(surroundings, attempt));
      if (isChange) surroundings.onChanged(operation, parts.refetch ?? (isAwaited ? 'now' : 'later'));
      return answer;
    } finally {
      if (isAwaited) surroundings.endLoading();
    }
  };
}

async function accountRoute(
  { routeOf, loadAccountRoutes }: CallEnvironment,
  operation: string,
): Promise<RouteEntry> {
  await loadAccountRoutes().catch(() => {
    throw ApiError.unreachable();
  });
  const route = routeOf(operation);
  if (!route) throw new TypeError(`No route named ${operation}`);
  return route;
}

/** Repeats a Busy call after growing delays; returns the last refusal if none succeeds. */
async function waitAndRetry<Answer>(
  { wait, showRetrying }: CallEnvironment,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt();
      } catch (thrown) {
        const pause = waitBeforeRetry(thrown, attempts);
        if (pause === null) throw thrown;
        showRetrying(true);
        await wait(pause);
      }
    }
  } finally {
    showRetrying(false);
  }
}

async function requestAttempt<Answer>(
  { fetch, longestRead, onAuthError }: CallEnvironment,
  { method, path }: RouteEntry,
  parts: AnyParts,
): Promise<Answer> {
  const request = requestOf(method, parts, longestRead);
  const response = await fetch(urlOf(path, parts), request).catch((error: unknown) => {
    if (parts.signal?.aborted) throw error;
    throw ApiError.unreachable();
  });
  if (response.ok) return answerOf<Answer>(response);
  const refused = await ApiError.from(response);
  if ((response.status === 401 || response.status === 403) && !parts.quiet) {
    onAuthError(response.status, refused.code);
  }
  throw refused;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  // A connection that breaks within the body counts as no answer.
  return (await response.json().catch(() => {
    throw ApiError.unreachable();
  })) as Answer;
}

function requestOf(method: string, parts: AnyParts, longestRead: number): RequestInit {
  const signals = [
    ...(parts.signal ? [parts.signal] : []),
    // A change may have been carried out: only a read is given up.
    ...(method === 'GET' ? [AbortSignal.timeout(longestRead)] : []),
  ];
  return {
    method,
    credentials: 'same-origin',
    ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'x-requested-with': 'rinkside' }),
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(parts.idempotencyKey === undefined ? {} : { 'idempotency-key': parts.idempotencyKey }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  };
}

/** The path with its parameters and query filled in. */
export function urlOf(path: string, { params = {}, query = {}, fresh = false }: AnyParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const request: AnyParts['query'] = fresh ? { ...query, fresh: crypto.randomUUID() } : query;
  const search = new URLSearchParams(
    Object.entries(request).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
