import { describe, expect, it } from 'vitest';
import { bySpecificity, matchPath } from './pathPattern.ts';

const matched = (pattern: string, path: string) => matchPath(pattern, path.split('/'));

describe('a path', () => {
  it.each([
    ['/api/rinks', '/api/rinks', {}],
    ['/api/rinks/{rinkId}', '/api/rinks/7', { rinkId: '7' }],
    ['/api/rinks/{rinkId}/uses', '/api/rinks/7/uses', { rinkId: '7' }],
    ['/api/rinks/{proxy+}', '/api/rinks/7/uses', { proxy: '7/uses' }],
    ['/api/rinks/{proxy+}', '/api/rinks/7', { proxy: '7' }],
    ['/api/c/{id}/files/{rest+}', '/api/c/1/files/a/b', { id: '1', rest: 'a/b' }],
  ])('%s takes %s', (pattern, path, parameters) => {
    expect(matched(pattern, path)).toEqual(parameters);
  });

  it.each([
    ['/api/rinks', '/api/rinks/'],
    ['/api/rinks', '/api/Rinks'],
    ['/api/rinks/{rinkId}', '/api/rinks'],
    ['/api/rinks/{rinkId}', '/api/rinks/'],
    ['/api/rinks/{rinkId}/uses', '/api/rinks//uses'],
    ['/api/rinks/{rinkId}', '/api/rinks/7/uses'],
    ['/api/rinks/{proxy+}', '/api/rinks'],
    ['/api/rinks/{proxy+}', '/api/rinks/'],
    ['/api/rinks/{proxy+}', '/api/rink-records/7'],
  ])('%s does not take %s', (pattern, path) => {
    expect(matched(pattern, path)).toBeNull();
  });
});

it('is looked for among whole paths first, exact segments before parameters, and the nearer greedy one', () => {
  const patterns = [
    '/api/{proxy+}',
    '/api/users/{proxy+}',
    '/api/users/{userId}',
    '/api/users/{userId}/roles',
    '/api/users/me/{proxy+}',
    '/api/users/me',
    '/api/users/{userId}/{proxy+}',
    '/api/users/me/{part}',
  ];
  expect(patterns.toSorted(bySpecificity)).toEqual([
    '/api/users/me/{part}',
    '/api/users/{userId}/roles',
    '/api/users/me',
    '/api/users/{userId}',
    '/api/users/me/{proxy+}',
    '/api/users/{userId}/{proxy+}',
    '/api/users/{proxy+}',
    '/api/{proxy+}',
  ]);
});
