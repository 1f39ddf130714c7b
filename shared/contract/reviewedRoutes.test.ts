import { describe, expect, it } from 'vitest';
import reviewed from './reviewedRoutes.json' with { type: 'json' };
import { OPERATIONS, routeOf, type Operation } from './routes.ts';

/** `MANAGER/own`: of the competition that the request names; `+coach`: only with this grant on the account; `or/checkIn`: also who holds a code of this kind. */
function line(operation: Operation): string {
  const { method, path, roles, managerOf, grants = [], orGrants = [], codes = [] } = routeOf(operation);
  const who = roles.map((role) => (role === 'MANAGER' && managerOf ? 'MANAGER/own' : role));
  const holders = [...orGrants.map((grant) => `or+${grant}`), ...codes.map((kind) => `or/${kind}`)];
  return [method, path, ...who, ...grants.map((grant) => `+${grant}`), ...holders].join(' ');
}

describe('reviewedRoutes.json', () => {
  it('lists the method, path and roles of every operation, as a person reviewed them', () => {
    expect(Object.fromEntries(OPERATIONS.map((operation) => [operation, line(operation)]))).toEqual(reviewed);
  });

  it('is in alphabetical order, so that a new operation adds one line', () => {
    const operations = Object.keys(reviewed);
    expect(operations).toEqual(operations.toSorted());
  });
});
