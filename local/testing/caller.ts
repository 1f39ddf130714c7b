import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Problem } from '../../shared/contract/core/errors.ts';
import { routeOf, type Operation } from '../../shared/contract/routes.ts';
import type { AnswerOf, DataOf } from '../../shared/contract/types.ts';

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Any value, because tests send bodies that the contract forbids. A string is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Returns a 503 too; otherwise the call is sent again after the answer's delay, as the page does. */
  readonly once?: true;
  /** Takes an answer that the edge has kept; otherwise it is asked for anew. */
  readonly fromEdge?: true;
}

/** Tests of one run share a host, so a burst of one test may delay another's call. */
const MAX_CALLS = 12;

export interface Reply<Op extends Operation> {
  readonly status: number;
  readonly headers: Headers;
  /** The answer of a call with an expected status. */
  readonly answer: AnswerOf<Op>;
  readonly problem: Problem;
}

/** A client like a browser: it keeps the cookies of the session and of an opened code between calls. */
export class Caller {
  cookie: string | null = null;
  code: string | null = null;
  readonly #origin: string;

  /** @param origin of the host, if not the one that the tests of a run share */
  constructor(origin = inject('origin')) {
    this.#origin = origin;
  }

  async call<Op extends Operation>(operation: Op, parts: Parts = {}): Promise<Reply<Op>> {
    const { method, path, cacheSeconds } = routeOf(operation);
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? 'none')),
      this.#origin,
    );
    for (const [name, value] of Object.entries(parts.query ?? {})) url.searchParams.set(name, value);
    const cookies = [this.cookie, this.code].filter((cookie) => cookie !== null);
    // As the page asks for what it has just changed.
    if (cacheSeconds !== undefined && !parts.fromEdge) url.searchParams.set('fresh', randomUUID());
    const response = await sent(parts.once ? 1 : MAX_CALLS, url, {
      method,
      headers: {
        ...(method !== 'GET' && { 'x-requested-with': 'test' }),
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...parts.headers,
      },
      ...(parts.body !== undefined && {
        body: typeof parts.body === 'string' ? parts.body : JSON.stringify(parts.body),
      }),
    });
    for (const set of response.headers.getSetCookie()) {
      const cookie = set.split(';')[0] ?? null;
      if (set.includes('rinkside-session=')) this.cookie = cookie;
      if (set.includes('rinkside-code=')) this.code = cookie;
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: unknown = text !== '' && isJson ? JSON.parse(text) : text || null;
    return {
      status: response.status,
      headers: response.headers,
      answer: body as AnswerOf<Op>,
      problem: body as Problem,
    };
  }

  /** The data of an answer that must succeed. */
  async data<Op extends Operation>(operation: Op, parts: Parts = {}): Promise<DataOf<Op>> {
    const reply = await this.call(operation, parts);
    if (reply.status >= 300) throw new Error(`${operation}: ${JSON.stringify(reply.problem)}`);
    return (reply.answer as { data: DataOf<Op> }).data;
  }
}

async function sent(calls: number, url: URL, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  if (response.status !== 503 || calls === 1) return response;
  await response.arrayBuffer();
  const seconds = Number(response.headers.get('retry-after'));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return sent(calls - 1, url, request);
}

/** `field code` of each error, for comparison. */
export function fieldCodes({ problem }: { problem: Problem }): string[] {
  return (problem.errors ?? []).map(({ field, code }) => `${field} ${code}`);
}
