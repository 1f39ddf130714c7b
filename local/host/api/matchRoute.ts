import type { DeployedRoute } from '../template/deployment.ts';

export interface MatchedRoute {
  readonly route: DeployedRoute;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly route: DeployedRoute;
  readonly method: string;
  readonly segments: readonly string[];
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/**
 * Chooses routes as the HTTP API does: the one with the most literal segments from the left wins, `$default`
 * matches the rest. Parameters are decoded.
 */
export function routeMatcher(
  routes: readonly DeployedRoute[],
): (method: string, path: string) => MatchedRoute | undefined {
  const candidates = routes
    .filter((route) => route.routeKey !== '$default')
    .map((route): Candidate => {
      const [method = '', path = ''] = route.routeKey.split(' ');
      return { route, method, segments: path.split('/') };
    })
    .toSorted((left, right) => literalFirst(left).localeCompare(literalFirst(right)));
  const fallback = routes.find((route) => route.routeKey === '$default');
  return (method, path) => {
    const segments = path.split('/');
    for (const candidate of candidates) {
      if (candidate.method !== method) continue;
      const pathParameters = parametersOf(candidate.segments, segments);
      if (pathParameters !== undefined) return { route: candidate.route, pathParameters };
    }
    return fallback === undefined ? undefined : { route: fallback, pathParameters: {} };
  };
}

const literalFirst = ({ segments }: Candidate): string =>
  segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');

function parametersOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    if (isParameter(expected)) {
      if (actual === '') return undefined;
      parameters[expected.slice(1, -1)] = decoded(actual);
    } else if (expected !== actual) return undefined;
  }
  return parameters;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
