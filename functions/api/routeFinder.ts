import { bySpecificity, matchPath } from '../../shared/contract/core/pathPattern.ts';
import type { Resource, Route } from '../../shared/contract/core/route.ts';
import type { Operation } from '../../shared/contract/routes.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { calledSegments } from '../platform/http/calledPath.ts';
import type { AnyHandler, Event } from '../platform/http/requestContext.ts';

interface Served {
  readonly operation: Operation;
  readonly route: Route;
  readonly handler: AnyHandler;
}

export interface Found extends Served {
  readonly params: Readonly<Record<string, string>>;
}

type AnyPart = Readonly<Record<'routes' | 'handlers', object>>;

/**
 * Finds what a call asks for by its method and path: the gateway's own route tells the function only (decision 0280).
 * No path of what is loaded later is a more exact form of one of the first (routeFinder.test.ts), so a call that is
 * found among the first loads nothing.
 */
export function routeFinder(resource: Resource, first: AnyPart, later?: () => Promise<AnyPart>) {
  const find = finderOf(resource, first);
  let findLater: Promise<ReturnType<typeof finderOf>> | undefined;
  /** @throws {ApiError} NotFound, for a method that the path does not have too */
  return async (event: Event): Promise<Found> => {
    const segments = calledSegments(event);
    if (!segments) throw new ApiError('NotFound');
    const method = methodOf(event);
    const found = find(method, segments);
    if (found) return found;
    findLater ??= later?.().then((part) => finderOf(resource, part));
    const foundLater = (await findLater)?.(method, segments);
    if (!foundLater) throw new ApiError('NotFound');
    return foundLater;
  };
}

/** A HEAD is answered like a GET; the gateway drops its body. */
function methodOf({ requestContext: { http } }: Event): string {
  return http.method === 'HEAD' ? 'GET' : http.method;
}

/** HandlersOf makes the table of handlers complete. */
function finderOf(resource: Resource, { routes, handlers }: AnyPart) {
  const handlerOf = handlers as Readonly<Record<Operation, AnyHandler>>;
  const served = Object.entries(routes as Readonly<Record<Operation, Route>>)
    .filter(([, route]) => route.resource === resource)
    .map(([name, route]): Served => {
      const operation = name as Operation;
      return { operation, route, handler: handlerOf[operation] };
    })
    .toSorted((one, other) => bySpecificity(one.route.path, other.route.path));
  return (method: string, segments: readonly string[]): Found | undefined => {
    for (const each of served) {
      const params = each.route.method === method ? matchPath(each.route.path, segments) : null;
      if (params) return { ...each, params };
    }
    return undefined;
  };
}
