import { describe, expect, inject, it } from 'vitest';
import { sharesOfPaths } from '../../shared/contract/callShares.ts';
import type { Resource, Route } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { gatewayRoutes, routeChooser } from './gatewayRoutes.ts';

const contract = OPERATIONS.map(routeOf);

type Served = Readonly<Record<string, Resource>>;

const routesOf = (served: Served) =>
  Object.entries(served).map(([path, resource]) => ({ path, resource, method: 'GET' }) as Route);

/** `path: function`, as the gateway would have them. */
const chosen = (served: Served) =>
  Object.fromEntries(gatewayRoutes(routesOf(served)).map(({ path, resource }) => [path, resource]));

describe('the routes of the gateway', () => {
  it('lead each path of the contract to its function', () => {
    const shares = sharesOfPaths();
    const choose = routeChooser(gatewayRoutes(contract, shares));
    for (const { path, resource } of contract)
      expect(choose(path), path).toMatchObject({ resource, share: shares.get(path) ?? 'known' });
  });

  it('are apart for paths of one function that strangers call and others call', () => {
    const served: Served = {
      '/api/rinks': 'rinks',
      '/api/rinks/{rinkId}': 'rinks',
      '/api/rinks/{rinkId}/uses': 'rinks',
      '/api/rinks/{rinkId}/history': 'rinks',
    };
    const found = gatewayRoutes(routesOf(served), new Map([['/api/rinks/{rinkId}', 'public']]));
    expect(Object.fromEntries(found.map(({ path, share }) => [path, share]))).toEqual({
      '/api/rinks': 'known',
      '/api/rinks/{proxy+}': 'known',
      '/api/rinks/{rinkId}': 'public',
    });
  });

  it('are one for all that is below a path of one function', () => {
    expect(
      chosen({ '/api/rinks': 'rinks', '/api/rinks/{rinkId}': 'rinks', '/api/rinks/{rinkId}/uses': 'rinks' }),
    ).toEqual({ '/api/rinks': 'rinks', '/api/rinks/{proxy+}': 'rinks' });
  });

  it('are one more for each path that another function serves there', () => {
    expect(
      chosen({
        '/api/entries/{entryId}': 'entries',
        '/api/entries/{entryId}/change': 'entries',
        '/api/entries/{entryId}/receipt': 'receipts',
        '/api/entries/{entryId}/receipts/{file}': 'receipts',
      }),
    ).toEqual({
      '/api/entries/{proxy+}': 'entries',
      '/api/entries/{entryId}/receipt': 'receipts',
      '/api/entries/{entryId}/receipts/{proxy+}': 'receipts',
    });
  });

  it('keep an exact path from a parameter beside it that leads elsewhere', () => {
    const served: Served = {
      '/api/users': 'users',
      '/api/users/me': 'users',
      '/api/users/{userId}': 'authentication',
    };
    expect(chosen(served)).toEqual({
      '/api/users': 'users',
      '/api/users/me': 'users',
      '/api/users/{userId}': 'authentication',
      '/api/users/{proxy+}': 'users',
    });
  });

  it('are none for what the whole API, or all pages, have in common', () => {
    expect(chosen({ '/api/health': 'system', '/competitions/{competitionId}': 'pages' })).toEqual({
      '/api/health': 'system',
      '/competitions/{competitionId}': 'pages',
    });
  });

  it('refuse a path of two functions: any method leads to one', () => {
    const [list] = routesOf({ '/api/rinks': 'rinks' });
    const [create] = routesOf({ '/api/rinks': 'users' });
    expect(() => gatewayRoutes([list, create].filter((route) => route !== undefined))).toThrow(
      '/api/rinks leads to two functions: rinks and users.',
    );
  });
});

describe('a new operation of an existing function', () => {
  const shares = sharesOfPaths();
  const before = gatewayRoutes(contract, shares);

  it('needs no route for another method of a path', () => {
    const added = contract.map((route): Route => ({ ...route, method: 'DELETE', changes: ['rinks'] }));
    expect(gatewayRoutes([...contract, ...added], shares)).toEqual(before);
  });

  it('needs no route for a path below one that is its function’s', () => {
    const below = (path: string) => path.replace('{proxy+}', 'one-more') as Route['path'];
    const choose = routeChooser(before);
    const greedy = before.filter(
      (route) => route.path.endsWith('/{proxy+}') && choose(below(route.path)) === route,
    );
    expect(greedy.length).toBeGreaterThan(40);
    // One at a time: many at once may give a path above them to the function that has most of it then.
    const tried = greedy.filter((_, index) => inject('isThorough') || index % 4 === 0);
    const moved = tried.filter(({ path, resource, share }) => {
      const added = { path: below(path), resource, method: 'GET' } as Route;
      const sharesWith = new Map([...shares, [added.path, share] as const]);
      return JSON.stringify(gatewayRoutes([...contract, added], sharesWith)) !== JSON.stringify(before);
    });
    expect(moved).toEqual([]);
  });
});
