import { queryNamesOf } from '../../shared/contract/core/queryNames.ts';
import { isPage, type Route } from '../../shared/contract/core/route.ts';

/** A path pattern of CloudFront: `*` also crosses slashes, `?` is one character. */
export interface PathBehaviour {
  readonly pattern: string;
  /** The names of the query by which its answers are cached; null if none is cached. */
  readonly cachedBy: readonly string[] | null;
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
  const patterns = [...new Set(cached)]
    .flatMap((pattern) => [...(pattern.endsWith('*') ? [`${pattern}/*`] : []), pattern])
    .concat('/api/*');
  const served = Map.groupBy(routes, ({ path }) =>
    patterns.find((pattern) => patternMatches(pattern, path.replaceAll(/\{[^}]+\}/g, 'id'))),
  );
  return patterns.map((pattern) => ({
    pattern,
    cachedBy: cached.includes(pattern)
      ? [...new Set((served.get(pattern) ?? []).flatMap(queryNamesOf))].toSorted()
      : null,
  }));
}

/** The patterns of the pages that the API answers, and of the paths below them, which it does not answer. */
export function pagePatterns(routes: readonly Route[]): readonly { page: string; below: string }[] {
  return routes.filter(isPage).map(({ path }) => {
    const pattern = toPattern(path);
    // At least one character: the folder itself is not one of these pages.
    return { page: pattern.replace(/\*$/, '?*'), below: `${pattern}/*` };
  });
}
