import { expect, it } from 'vitest';
import { coachBody, coachValues } from './coachValues.ts';

it('gives a coach back as it was', () => {
  const fields = {
    name: 'Kay Moss',
    professional: null,
    email: 'kay@coaches.example',
    phone: null,
    certificates: [{ certificate: 'gold' as const, date: '2024-05-01', expiry: null }],
    rinkIds: ['r-1'],
  };
  const coach = {
    ...fields,
    id: 'c-1',
    state: 'confirmed' as const,
    account: 'none' as const,
    invitedAt: null,
    changedAt: '2026-11-22T12:00:00.000Z',
    version: 1,
  };
  expect(coachBody(coachValues(coach))).toEqual(fields);
});
