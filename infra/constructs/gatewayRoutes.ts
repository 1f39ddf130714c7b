import { bySpecificity, matchPath } from '../../shared/contract/core/pathPattern.ts';
import type { Resource, Route } from '../../shared/contract/core/route.ts';
import type { CallShare } from '../../shared/contract/callShares.ts';

/** A path of the HTTP API, for every method: the function that it leads to, and whose calls it takes. */
export interface GatewayRoute {
  readonly path: string;
  readonly resource: Resource;
  readonly share: CallShare;
}

/** Below the first two segments, `/api/rinks`, one function may be given all paths. */
const LEAST_GREEDY_SEGMENTS = 2;

/**
 * The fewest routes by which each path of the contract reaches its function (decision 0280): a greedy one wherever
 * what is below a path goes to one function, or mostly does, and a path of its own for what goes elsewhere. Paths of
 * different shares have no route in common, because a route is what the gateway throttles (decision 0300).
 */
export function gatewayRoutes(
  routes: readonly Route[],
  shares: ReadonlyMap<string, CallShare> = new Map(),
): GatewayRoute[] {
  const served = [...functionsByPath(routes)].map(([path, resource]) => ({
    path,
    resource,
    share: shares.get(path) ?? 'known',
  }));
  const chosen = greedyRoutes(served);
  // A path with a parameter can take one that a greedy route served before.
  for (let astray = served; astray.length > 0;) {
    const choose = routeChooser(chosen);
    astray = served.filter((wanted) => !isSame(choose(wanted.path), wanted));
    chosen.push(...astray);
  }
  return chosen.toSorted((one, other) => one.path.localeCompare(other.path));
}

/** The route that the gateway takes for a path. */
export function routeChooser<Each extends { readonly path: string }>(
  routes: readonly Each[],
): (path: string) => Each | undefined {
  const inOrder = routes.toSorted((one, other) => bySpecificity(one.path, other.path));
  return (path) => inOrder.find((route) => matchPath(route.path, path.split('/')));
}

function functionsByPath(routes: readonly Route[]): ReadonlyMap<string, Resource> {
  const found = new Map<string, Resource>();
  for (const { path, resource } of routes) {
    const known = found.get(path) ?? resource;
    if (known !== resource) throw new Error(`${path} leads to two functions: ${known} and ${resource}.`);
    found.set(path, resource);
  }
  return found;
}

/** From the shortest, so that a longer one is added only where it leads elsewhere. */
function greedyRoutes(served: readonly GatewayRoute[]): GatewayRoute[] {
  const greedy: GatewayRoute[] = [];
  for (const parent of parentsOf(served)) {
    const route = { ...mostlyServing(parent, served), path: `${parent}/{proxy+}` };
    if (!isSame(routeChooser(greedy)(`${parent}/below`), route)) greedy.push(route);
  }
  return greedy;
}

/** The paths that have others below them, the shorter first. */
function parentsOf(served: readonly GatewayRoute[]): string[] {
  const parents = served.flatMap(({ path }) => {
    const segments = path.split('/');
    return segments
      .map((_, index) => segments.slice(0, index))
      .filter(({ length }) => length > LEAST_GREEDY_SEGMENTS);
  });
  const depth = (path: string) => path.split('/').length;
  return [...new Set(parents.map((segments) => segments.join('/')))].toSorted(
    (one, other) => depth(one) - depth(other),
  );
}

/**
 * The function of the path itself, if it serves any below; otherwise that of the most paths below. Of its shares, the one
 * that most of these have.
 */
function mostlyServing(parent: string, served: readonly GatewayRoute[]): GatewayRoute {
  const below = served.filter(({ path }) => path.startsWith(`${parent}/`));
  const own = served.find(({ path }) => path === parent)?.resource;
  const ofOwn = below.filter(({ resource }) => resource === own);
  const counted = ofOwn.length > 0 ? ofOwn : below;
  const count = (route: GatewayRoute) => counted.filter((each) => isSame(each, route)).length;
  const [most] = counted.toSorted((one, other) => count(other) - count(one));
  if (most === undefined) throw new Error(`Nothing is served below ${parent}.`);
  return most;
}

const isSame = (one: GatewayRoute | undefined, other: GatewayRoute): boolean =>
  one?.resource === other.resource && one.share === other.share;
