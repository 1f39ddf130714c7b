import { callShareOf } from '../../../shared/contract/callShares.ts';
import { bySpecificity, matchPath } from '../../../shared/contract/core/pathPattern.ts';
import { isPublic } from '../../../shared/contract/core/shares.ts';
import { OPERATIONS, routeOf, ROUTES } from '../../../shared/contract/routes.ts';
import { withoutEscapes } from '../http/plainPath.ts';

/**
 * Tells the calls that anybody can make and no cache answers; all of them share a lane, so that marks, check-in and log-in
 * have the rest of the machine (decision 0300). Log-ins, sign-ups and opened codes are not among them: they have limits of
 * their own, by which the right password goes first.
 */
export function publicCalls(): (method: string, path: string) => boolean {
  const routes = OPERATIONS.map((operation) => ({ ...routeOf(operation), operation }));
  const inOrder = routes.toSorted((one, other) => bySpecificity(one.path, other.path));
  return (method, path) => {
    const segments = withoutEscapes(path).split('/');
    const called = method === 'HEAD' ? 'GET' : method;
    const route = inOrder.find((each) => each.method === called && matchPath(each.path, segments));
    if (route === undefined || !isPublic(route) || callShareOf(route.operation) !== 'public') return false;
    // A HEAD is never kept.
    return route.cacheSeconds === undefined ? route.resource !== ROUTES.logIn.resource : method === 'HEAD';
  };
}
