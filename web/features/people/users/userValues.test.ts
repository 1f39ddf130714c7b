import { describe, expect, it } from 'vitest';
import { assignmentRequest, assignmentErrors, userStateOf } from './userValues.ts';

const chosen = { rinkId: 'rink-1', competitionId: 'comp-1' };

describe('assignment', () => {
  it.each([
    ['HEAD_COACH', { rinkId: 'rink-1', competitionId: null }],
    ['MANAGER', { rinkId: null, competitionId: 'comp-1' }],
    ['SUPER_ADMIN', { rinkId: null, competitionId: null }],
  ])('of a %s has only what the role needs', (role, body) => {
    expect(assignmentRequest({ role, ...chosen })).toEqual(body);
  });

  it.each([
    ['HEAD_COACH', ['Rink must not empty']],
    ['MANAGER', ['Competition must not empty']],
    ['SUPER_ADMIN', []],
  ])('of a %s is required if the role needs one', (role, messages) => {
    const errors = assignmentErrors({ role, rinkId: '', competitionId: '' });
    expect(errors.map(({ message }) => message)).toEqual(messages);
  });
});

it.each([
  [true, null, 'active'],
  [true, 'accepted', 'active'],
  [true, 'sent', 'invited'],
  [true, 'expired', 'expired'],
  [false, 'sent', 'inactive'],
] as const)('active %s with invitation %s is %s', (active, invitation, state) => {
  expect(userStateOf({ active, invitation })).toBe(state);
});
