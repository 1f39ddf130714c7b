import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openApi.ts';
import { DATA_NAMES, dataNames } from './core/data.ts';
import { dataOfRoute } from './core/route.ts';
import { OPERATIONS, ROUTES, routeOf } from './routes.ts';

describe('the table of routes', () => {
  it('has no two routes of the same method and path', () => {
    const doors = OPERATIONS.map((operation) => `${routeOf(operation).method} ${routeOf(operation).path}`);
    expect(new Set(doors).size).toBe(doors.length);
  });

  it.each(OPERATIONS)('%s declares a parameter for each brace of its path', (operation) => {
    const { path, params } = routeOf(operation);
    const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.def.shape ?? {})).toEqual(braces);
  });

  it('lets CloudFront cache only public GET routes', () => {
    const kept = OPERATIONS.filter((operation) => routeOf(operation).cacheSeconds !== undefined);
    expect(kept).toContain('listCompetitions');
    for (const operation of kept)
      expect(routeOf(operation)).toMatchObject({ method: 'GET', roles: ['PUBLIC'] });
  });

  it('keeps no answer with a child’s published name for longer than five seconds', () => {
    const named = ['getSchedule', 'getLive', 'listResults', 'getResult', 'getTeamPoints'] as const;
    expect(named.map((operation) => routeOf(operation).cacheSeconds)).toEqual([5, 5, 5, 5, 5]);
    const asked = [
      'verifyCertificate',
      'getCalendarFeed',
      'getSkaterPage',
      'getPartnerInvitation',
      'getEntryHandover',
    ] as const;
    expect(asked.map((operation) => routeOf(operation).cacheSeconds)).toEqual(asked.map(() => undefined));
  });

  it.each(OPERATIONS)('%s declares its data, or a reason for none', (operation) => {
    const route = routeOf(operation);
    expect(Object.keys(route)).toContain(route.method === 'GET' ? 'reads' : 'changes');
    expect(Object.keys(route)).not.toContain(route.method === 'GET' ? 'changes' : 'reads');
    const data = dataOfRoute(route);
    if ('nothing' in data) expect(data.nothing).toMatch(/^[A-Z].{10,}\.$/);
    else expect(new Set(data).size).toBe(data.length);
  });

  it('names every kind of data in some GET and in some other route', () => {
    const named = (isReading: boolean) =>
      new Set(
        OPERATIONS.filter((operation) => (routeOf(operation).method === 'GET') === isReading).flatMap(
          (operation) => dataNames(dataOfRoute(routeOf(operation))),
        ),
      );
    expect([...named(true)].sort()).toEqual([...DATA_NAMES].sort());
    expect([...named(false)].sort()).toEqual([...DATA_NAMES].sort());
  });

  it('keeps the paths of the specification', () => {
    expect(`${ROUTES.currentUser.method} ${ROUTES.currentUser.path}`).toBe('GET /api/auth/users');
    expect(`${ROUTES.listCompetitions.method} ${ROUTES.listCompetitions.path}`).toBe('GET /api/competitions');
    expect(`${ROUTES.logIn.method} ${ROUTES.logIn.path}`).toBe('POST /api/auth/login');
  });
});

describe('openApiDocument', () => {
  const document = openApiDocument('1.2.3');
  const operations = Object.values(
    document['paths'] as Record<string, Record<string, { operationId: string }>>,
  ).flatMap((path) => Object.values(path));

  it('describes every operation with its roles, answers and errors', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...OPERATIONS].sort());
    for (const operation of operations) {
      expect(operation).toMatchObject({
        'x-roles': routeOf(operation.operationId as keyof typeof ROUTES).roles,
        responses: { 500: { content: { 'application/problem+json': {} } } },
      });
    }
  });

  it('lists the required fields of an entry', () => {
    const submit = operations.find(({ operationId }) => operationId === 'submitIndividualEntry');
    expect(submit).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { required: expect.arrayContaining(['fullName', 'homeIsiRink', 'totalPrice']) },
          },
        },
      },
    });
  });
});
