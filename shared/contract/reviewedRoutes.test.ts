import { describe, expect, it } from 'vitest';
import reviewed from './reviewedRoutes.json' with { type: 'json' };
import { OPERATIONS, routeOf, type Operation } from './routes.ts';

/** `MANAGER/own`: only the managers of the competition that the request names. */
function line(operation: Operation): string {
  const { method, path, roles, managerOf } = routeOf(operation);
  const who = roles.map((role) => (role === 'MANAGER' && managerOf ? 'MANAGER/own' : role));
  return [method, path, ...who].join(' ');
}

describe('reviewedRoutes.json', () => {
  it('says of every operation its method, path and roles, as a person has read them', () => {
    expect(Object.fromEntries(OPERATIONS.map((operation) => [operation, line(operation)]))).toEqual(reviewed);
  });

  it('is in the order of the alphabet, so that a new operation is one new line', () => {
    const operations = Object.keys(reviewed);
    expect(operations).toEqual(operations.toSorted());
  });
});
