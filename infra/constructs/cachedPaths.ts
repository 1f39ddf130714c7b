import { isPage, type Route } from '../../shared/contract/core/route.ts';

/** A path pattern of CloudFront (`*` also crosses slashes, `?` is one character) and whether its answers may be kept. */
export interface PathBehaviour {
  readonly pattern: string;
  readonly cached: boolean;
}

const toPattern = (path: string): string => path.replace(/\{[^}]+\}/g, '*');

/** Whether CloudFront would choose the pattern for that path. */
export function patternMatches(pattern: string, path: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('?', '.')
    .replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(path);
}

const depth = (pattern: string): number => pattern.split('/').length;

/**
 * The behaviours of `/api/*` in CloudFront's order, first match first. Because `*` crosses slashes,
 * the pattern of `/api/competitions/{id}` would also keep what stands below it, the skaters' names:
 * before each such pattern comes one that keeps nothing, and before that what may be kept below it.
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

/** The patterns of the pages that the API answers, and of what stands below them, which it does not. */
export function pagePatterns(routes: readonly Route[]): readonly { page: string; below: string }[] {
  return routes.filter(isPage).map(({ path }) => {
    const pattern = toPattern(path);
    // One character at least: the folder itself is no page of the API's.
    return { page: pattern.replace(/\*$/, '?*'), below: `${pattern}/*` };
  });
}
