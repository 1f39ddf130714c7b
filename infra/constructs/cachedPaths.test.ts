import { describe, expect, it } from 'vitest';
import { isPage } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { apiBehaviours, pagePatterns, patternMatches } from './cachedPaths.ts';

const routes = OPERATIONS.map(routeOf);
const behaviours = apiBehaviours(routes);
const chosen = (path: string) => behaviours.find(({ pattern }) => patternMatches(pattern, path));
const example = (path: string) => path.replace(/\{[^}]+\}/g, '01J0000000000000000000000A');

const reads = routes.filter((route) => route.method === 'GET' && !isPage(route));

describe('the paths that CloudFront caches', () => {
  it.each(reads.map((route) => [route.path, route] as const))(
    '%s: cached if and only if the contract says so',
    (path, { cacheSeconds }) => {
      expect(chosen(example(path))?.cachedBy !== null).toBe(cacheSeconds !== undefined);
    },
  );

  it('are public only', () => {
    for (const { cacheSeconds, roles } of routes)
      if (cacheSeconds !== undefined) expect(roles).toEqual(['PUBLIC']);
  });

  it('do not include private paths below a cached one', () => {
    expect(chosen('/api/competitions/1')?.cachedBy).not.toBeNull();
    expect(chosen('/api/competitions/1/skaters')?.cachedBy).toBeNull();
    expect(chosen('/api/competitions/1/skaters/2')?.cachedBy).toBeNull();
  });

  it('include public paths below a cached one', () => {
    expect(chosen('/api/competitions/1/calendar.ics')?.cachedBy).toEqual([]);
  });

  it('end with a pattern for the whole API that caches nothing', () => {
    expect(behaviours.at(-1)).toEqual({ pattern: '/api/*', cachedBy: null });
  });

  it.each([
    ['/api/openapi.json', []],
    ['/api/competitions', ['fresh', 'state']],
    ['/api/competitions/1', ['fresh']],
    ['/api/competitions/1/calendar.ics', []],
    ['/api/competitions/1/schedule', ['date', 'fresh']],
    ['/api/competitions/1/live', ['fresh']],
  ])('tell the answers of %s apart by the names of its query alone: %j', (path, names) => {
    expect(chosen(path)?.cachedBy).toEqual(names);
  });

  it('know every name that their routes take, and no more than CloudFront allows', () => {
    for (const { path, query, cacheSeconds } of reads) {
      if (cacheSeconds === undefined) continue;
      const names = chosen(example(path))?.cachedBy ?? [];
      expect(names).toEqual(expect.arrayContaining(Object.keys(query?.shape ?? {})));
      expect(names.length, path).toBeLessThanOrEqual(10);
    }
  });
});

describe('the pages that the API answers', () => {
  const patterns = pagePatterns(routes).flatMap(({ below, page }) => [below, page]);
  const found = (path: string) => patterns.find((pattern) => patternMatches(pattern, path));

  it('are the competitions’, without their folder and the paths below them', () => {
    expect(found('/competitions/01J0')).toBe('/competitions/?*');
    expect(found('/competitions/01J0/results')).toBe('/competitions/*/*');
    expect(found('/competitions/')).toBeUndefined();
    expect(found('/competitions')).toBeUndefined();
  });
});
