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
      expect(chosen(example(path))?.cached).toBe(cacheSeconds !== undefined);
    },
  );

  it('are public only', () => {
    for (const { cacheSeconds, roles } of routes)
      if (cacheSeconds !== undefined) expect(roles).toEqual(['PUBLIC']);
  });

  it('do not include private paths below a cached one', () => {
    expect(chosen('/api/competitions/1')?.cached).toBe(true);
    expect(chosen('/api/competitions/1/skaters')?.cached).toBe(false);
    expect(chosen('/api/competitions/1/skaters/2')?.cached).toBe(false);
  });

  it('include public paths below a cached one', () => {
    expect(chosen('/api/competitions/1/calendar.ics')?.cached).toBe(true);
  });

  it('end with a pattern for the whole API that caches nothing', () => {
    expect(behaviours.at(-1)).toEqual({ pattern: '/api/*', cached: false });
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
