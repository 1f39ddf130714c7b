import { isPage, type Route } from '../../shared/contract/core/route.ts';

/**
 * A path pattern of CloudFront (`*` also crosses slashes, `?` is one character) and whether its answers may
 * be cached.
 */
export interface PathBehaviour {
  readonly pattern: string;
  readonly cached: boolean;
}

const toPattern = (path: string): string => path.replace(/\{[^}]+\}/g, '*');

export function patternMatches(pattern: string, path: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('?', '.')
    .replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(path);
}

const depth = (pattern: string): number => pattern.split('/').length;

/**
 * The behaviours of `/api/*` in CloudFront's order, first match first. Because `*` crosses slashes, the
 * pattern of `/api/competitions/{id}` would also cache the paths below it, which hold skaters' names. Each
 * such pattern is therefore preceded by one that caches nothing, and that one by the cacheable paths below
 * it.
 */
export function apiBehaviours(routes: readonly Route[]): PathBehaviour[] {
  const cached = routes
    .filter((route) => route.cacheSeconds !== undefined && !isPage(route))
    .map((route) => toPattern(route.path))
    .sort((one, other) => depth(other) - depth(one));
  return [...new Set(cached)]
    .flatMap((pattern) => [
      ...(pattern.endsWith('*') ? [{ pattern: `${pattern}/*`, cached: false }] : []),
      { pattern, cached: true },
    ])
    .concat({ pattern: '/api/*', cached: false });
}

/** The patterns of the pages that the API answers, and of the paths below them, which it does not answer. */
export function pagePatterns(routes: readonly Route[]): readonly { page: string; below: string }[] {
  return routes.filter(isPage).map(({ path }) => {
    const pattern = toPattern(path);
    // At least one character: the folder itself is not one of these pages.
    return { page: pattern.replace(/\*$/, '?*'), below: `${pattern}/*` };
  });
}
