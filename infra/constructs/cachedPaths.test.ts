import { describe, expect, it } from 'vitest';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { apiBehaviours, patternMatches } from './cachedPaths.ts';

const routes = OPERATIONS.map(routeOf);
const behaviours = apiBehaviours(routes);
const chosen = (path: string) => behaviours.find(({ pattern }) => patternMatches(pattern, path));
const example = (path: string) => path.replace(/\{[^}]+\}/g, '01J0000000000000000000000A');

describe('what CloudFront keeps', () => {
  it.each(routes.filter(({ method }) => method === 'GET').map((route) => [route.path, route] as const))(
    '%s: kept if and only if the contract says so',
    (path, { cacheSeconds }) => {
      expect(chosen(example(path))?.cached).toBe(cacheSeconds !== undefined);
    },
  );

  it('keeps only what is public', () => {
    for (const { cacheSeconds, roles } of routes)
      if (cacheSeconds !== undefined) expect(roles).toEqual(['PUBLIC']);
  });

  it('does not keep what stands below a kept path', () => {
    expect(chosen('/api/competitions/1')?.cached).toBe(true);
    expect(chosen('/api/competitions/1/skaters')?.cached).toBe(false);
    expect(chosen('/api/competitions/1/skaters/2')?.cached).toBe(false);
  });

  it('ends with a pattern for the whole API that keeps nothing', () => {
    expect(behaviours.at(-1)).toEqual({ pattern: '/api/*', cached: false });
  });
});
