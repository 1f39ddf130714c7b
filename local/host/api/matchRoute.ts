import { bySpecificity, matchPath } from '../../../shared/contract/core/pathPattern.ts';
import type { DeployedRoute } from '../template/deployment.ts';

export interface MatchedRoute {
  readonly route: DeployedRoute;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Chooses routes as the HTTP API does: the most specific path that takes the method, the method itself before `ANY`,
 * and `$default` for the rest. Paths are matched as sent; the parameters are then decoded.
 */
export function routeMatcher(
  routes: readonly DeployedRoute[],
): (method: string, path: string) => MatchedRoute | undefined {
  const candidates = routes
    .filter(({ routeKey }) => routeKey !== '$default')
    .map((route) => {
      const [method = '', pattern = ''] = route.routeKey.split(' ');
      return { route, method, pattern };
    })
    .toSorted(
      (one, other) =>
        bySpecificity(one.pattern, other.pattern) ||
        Number(one.method === 'ANY') - Number(other.method === 'ANY'),
    );
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  return (method, path) => {
    const segments = path.split('/');
    for (const { route, pattern, ...candidate } of candidates) {
      if (candidate.method !== method && candidate.method !== 'ANY') continue;
      const parameters = matchPath(pattern, segments);
      if (parameters) return { route, pathParameters: decodedAll(parameters) };
    }
    return fallback === undefined ? undefined : { route: fallback, pathParameters: {} };
  };
}

const decodedAll = (parameters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodedOnce(value)]));

/** As the gateway decodes paths and their parameters. */
export function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
