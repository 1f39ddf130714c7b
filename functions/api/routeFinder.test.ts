import type { Context } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { eventOf } from '../../local/testing/gatewayEvent.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { bySpecificity, matchPath } from '../../shared/contract/core/pathPattern.ts';
import type { Route } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { routes as laterOfEntries } from './entering/entries/later.ts';
import type { Event } from '../platform/http/requestContext.ts';
import { handler as entries } from './entering/entries/lambda.ts';
import { handler as users } from './people/users/lambda.ts';

const context = { getRemainingTimeInMillis: () => 60_000 } as Context;

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Line {
  readonly operation: string;
  readonly requestId: string;
}

/** The gateway's route, the function's line of log and the answer for a call without a session. */
async function called(handler: typeof users, method: string, path: string) {
  const event: Event = eventOf(method, path);
  const { routeKey } = event;
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { statusCode, body } = await handler(event, context);
  const [line] = written.mock.calls.map(([text]) => JSON.parse(String(text)) as Line);
  written.mockRestore();
  const { code } = JSON.parse(body ?? '{}') as { readonly code?: string };
  return {
    routeKey,
    line,
    statusCode,
    code,
    params: event.pathParameters,
    requestId: event.requestContext.requestId,
  };
}

describe('a call whose route names the function only', () => {
  it.each([
    ['GET', '/api/users', 'listUsers'],
    ['HEAD', '/api/users', 'listUsers'],
    ['POST', '/api/users', 'inviteUser'],
    ['PUT', '/api/users/me', 'updateMyAccount'],
    ['PUT', '/api/users/7', 'updateUser'],
    ['GET', '/api/users/me/data', 'downloadMyData'],
    ['HEAD', '/api/users/me/data', 'downloadMyData'],
  ])('%s %s is %s', async (method, path, operation) => {
    const { line, statusCode } = await called(users, method, path);
    expect([line?.operation, statusCode]).toEqual([operation, 401]);
  });

  it('finds the parameters itself, decoded once', async () => {
    const { routeKey, line, params } = await called(users, 'DELETE', '/api/users/me/sessions/a%20b%2541');
    expect(routeKey).toBe('ANY /api/users/{proxy+}');
    expect(line?.operation).toBe('endMySession');
    expect(params).toEqual({ sessionId: 'a b%41' });
  });

  it('finds what is loaded later', async () => {
    const { line } = await called(entries, 'GET', '/api/competitions/7/entries/9');
    expect(line?.operation).toBe('getEntryRecord');
  });

  it.each([
    ['PATCH', '/api/users'],
    ['DELETE', '/api/users/me'],
    ['HEAD', '/api/users/me/delete'],
    ['GET', '/api/users/'],
    ['GET', '/api/users//me'],
    ['GET', '/api/users/me/'],
    ['GET', '/api/users/me%2Fdata/more'],
    ['GET', '/api/Users'],
    ['get', '/api/users'],
  ])('%s %s is nobody’s', async (method, path) => {
    const { line, statusCode, code } = await called(users, method, path);
    expect([line?.operation, statusCode, code]).toEqual(['none', 404, 'NotFound']);
  });

  it('is nobody’s with a slash in a parameter', async () => {
    const { statusCode, params } = await called(entries, 'GET', '/api/competitions/7%2Fentries/skaters');
    expect([statusCode, params]).toEqual([404, { competitionId: '7/entries' }]);
  });

  it('has a line with its operation, which the id of the request joins to the gateway’s', async () => {
    const { routeKey, line, requestId } = await called(users, 'GET', '/api/users/me/data');
    // HttpRoutes has the gateway log this id beside `$context.routeKey`.
    expect(routeKey).toBe('ANY /api/users/{proxy+}');
    expect(line).toMatchObject({ operation: 'downloadMyData', requestId });
  });
});

describe('routes that a function loads later', () => {
  const later: readonly Route[] = Object.values(laterOfEntries);
  const first = OPERATIONS.map(routeOf).filter(
    ({ resource, path, method }) =>
      resource === 'entries' && !later.some((other) => other.path === path && other.method === method),
  );

  it('have no path that one of the first would take', () => {
    expect(first.length).toBeGreaterThan(10);
    for (const route of later)
      for (const { method, path } of first)
        expect(
          method === route.method &&
            bySpecificity(route.path, path) < 0 &&
            matchPath(path, route.path.split('/')),
          `${path} takes ${route.path}`,
        ).toBeFalsy();
  });
});
