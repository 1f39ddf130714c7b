import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Caller } from '../../local/testing/caller.ts';
import { askToJudge, newCoachAccount } from '../../local/testing/coaches.ts';
import { demoAccount } from '../../local/testing/people.ts';
import type { Role } from '../../shared/contract/core/roles.ts';
import type { Route } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';

/** A published competition of the demo with a schedule and results. */
const COMPETITION = '01KDEM0MEET000000000000004';

const callers = new Map<Role | 'PUBLIC', Caller>([['PUBLIC', new Caller()]]);
let judge: Caller;

beforeAll(async () => {
  callers.set('SUPER_ADMIN', await demoAccount('superadmin'));
  callers.set('SKATER', await demoAccount('skater'));
  const { caller, coach } = await newCoachAccount('HEAD_COACH');
  callers.set('HEAD_COACH', caller);
  judge = caller;
  await askToJudge(COMPETITION, coach.id);
});

const isPublic = ({ roles }: Route) => roles.some((role) => role === 'PUBLIC');

describe('a body of more than 512 KiB', () => {
  const body = JSON.stringify({ competitionId: COMPETITION, more: 'x'.repeat(512 * 1024) });

  it.each(OPERATIONS.filter((operation) => routeOf(operation).body !== undefined))(
    'of %s is 413 in the form of every refusal',
    async (operation) => {
      const { roles, grants } = routeOf(operation);
      const caller = grants ? judge : callers.get(roles[0] ?? 'PUBLIC');
      const reply = await caller?.call(operation, { params: { competitionId: COMPETITION }, body });
      expect([reply?.status, reply?.headers.get('content-type'), reply?.problem]).toEqual([
        413,
        'application/problem+json; charset=utf-8',
        {
          type: 'about:blank',
          status: 413,
          title: 'The request is too large',
          code: 'BodyTooLarge',
          requestId: expect.any(String) as string,
        },
      ]);
    },
  );
});

/** The answer without headers of its moment and its connection. */
async function answerTo(operation: Operation, method: 'GET' | 'HEAD') {
  const path = routeOf(operation)
    .path.replace('{competitionId}', COMPETITION)
    .replaceAll(/\{\w+\}/g, 'none');
  const response = await fetch(inject('origin') + path, { method });
  const headers = new Headers(response.headers);
  for (const name of ['date', 'age', 'connection', 'keep-alive']) headers.delete(name);
  const bytes = (await response.arrayBuffer()).byteLength;
  return { status: response.status, headers: Object.fromEntries(headers), bytes };
}

describe('a HEAD', () => {
  const reading = OPERATIONS.filter((operation) => routeOf(operation).method === 'GET');

  it.each(reading.filter((operation) => isPublic(routeOf(operation))))(
    'of %s has the status and the headers of its GET, and no body',
    async (operation) => {
      let [get, head] = [await answerTo(operation, 'GET'), await answerTo(operation, 'HEAD')];
      // Other files add to the lists between the two calls.
      for (let tries = 0; tries < 5 && head.headers['etag'] !== get.headers['etag']; tries += 1)
        [get, head] = [await answerTo(operation, 'GET'), await answerTo(operation, 'HEAD')];
      expect(head).toEqual({ ...get, bytes: 0 });
      expect([200, 400, 404]).toContain(get.status);
      expect(get.bytes).toBeGreaterThan(0);
    },
  );

  it.each(reading.filter((operation) => !isPublic(routeOf(operation))))(
    'of %s is 401 without a session, and has no body',
    async (operation) => {
      const { status, headers, bytes } = await answerTo(operation, 'HEAD');
      expect([status, headers['content-type'], bytes]).toEqual([
        401,
        'application/problem+json; charset=utf-8',
        0,
      ]);
    },
  );
});
