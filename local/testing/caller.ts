import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ProblemDetails } from '../../shared/contract/core/errors.ts';
import { routeOf, type Operation } from '../../shared/contract/routes.ts';
import { canBeFresh, FRESH } from '../../shared/contract/core/queryNames.ts';
import type { AnswerOf, DataOf } from '../../shared/contract/types.ts';
import { isRehearsal } from '../../shared/domain/core/competitions/rehearsalId.ts';

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
  readonly problem: ProblemDetails;
}

/** A client like a browser: it keeps the cookies of the session, of an opened code and of the device between calls. */
export class Caller {
  cookie: string | null = null;
  code: string | null = null;
  device: string | null = null;
  readonly #origin: string;

  /** @param origin of the host, if not the one that the tests of a run share */
  constructor(origin = inject('origin')) {
    this.#origin = origin;
  }

  async call<Op extends Operation>(operation: Op, parts: Parts = {}): Promise<Reply<Op>> {
    const route = routeOf(operation);
    const { method, path } = route;
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? 'none')),
      this.#origin,
    );
    for (const [name, value] of Object.entries(parts.query ?? {})) url.searchParams.set(name, value);
    const cookies = [this.cookie, this.code, this.device].filter((cookie) => cookie !== null);
    // As the page asks for what it has just changed; answers about a rehearsal are never kept.
    if (canBeFresh(route) && !parts.fromEdge && !isRehearsal(parts.params?.['competitionId'] ?? '')) {
      url.searchParams.set(FRESH, randomUUID());
      if (this.cookie === null && this.code === null) cookies.push(...(await anySession(this.#origin)));
    }
    const response = await sent(parts.once ? 1 : MAX_CALLS, url, {
      method,
      headers: {
        // Compressing what the next line unpacks would take longer than the answer.
        'accept-encoding': 'identity',
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
      if (/rinkside-session=[^;]/.test(set) && cookie !== null)
        sessions.set(this.#origin, Promise.resolve(cookie));
      if (set.includes('rinkside-code=')) this.code = cookie;
      if (set.includes('rinkside-device=')) this.device = cookie;
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: unknown = text !== '' && isJson ? JSON.parse(text) : text || null;
    return {
      status: response.status,
      headers: response.headers,
      answer: body as AnswerOf<Op>,
      problem: body as ProblemDetails,
    };
  }

  /** The data of an answer that must succeed. */
  async data<Op extends Operation>(operation: Op, parts: Parts = {}): Promise<DataOf<Op>> {
    const reply = await this.call(operation, parts);
    if (reply.status >= 300) throw new Error(`${operation}: ${JSON.stringify(reply.problem)}`);
    return (reply.answer as { data: DataOf<Op> }).data;
  }
}

/**
 * A session of anybody at each origin. A public answer does not depend on it, but only with one is it asked for anew:
 * so a test sees at once what strangers see.
 */
const sessions = new Map<string, Promise<string | null>>();

async function anySession(origin: string): Promise<string[]> {
  const known = sessions.get(origin) ?? demoSession(origin);
  sessions.set(origin, known);
  const cookie = await known;
  return cookie === null ? [] : [cookie];
}

/** Null at a host without demo data. */
async function demoSession(origin: string): Promise<string | null> {
  const response = await fetch(new URL('/api/auth/login', origin), {
    method: 'POST',
    headers: { 'x-requested-with': 'test' },
    body: JSON.stringify({ email: 'skater@demo.rinkside.example', password: 'Rinkside-demo-1' }),
  });
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? null;
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
export function fieldCodes({ problem }: { problem: ProblemDetails }): string[] {
  return (problem.errors ?? []).map(({ field, code }) => `${field} ${code}`);
}
