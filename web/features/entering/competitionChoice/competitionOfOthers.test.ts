import { expect, it } from 'vitest';
import { newRehearsalId } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { isOfOthers } from './competitionChoice.ts';

const OWN = '01KDEM0MEET000000000000007';
const OTHER = '01KDEM0MEET000000000000008';
const SECRET = 'a'.repeat(22);
const manager = { role: 'MANAGER', competitionId: OWN } as const;

it('tells a manager’s own competition and its rehearsals from those of others', () => {
  const isShown = (named: string | null, pathname = '/admin/results') =>
    !isOfOthers(manager, pathname, named);
  expect([null, OWN, newRehearsalId(OWN, SECRET)].map((named) => isShown(named))).toEqual([true, true, true]);
  expect([OTHER, newRehearsalId(OTHER, SECRET)].map((named) => isShown(named))).toEqual([false, false]);
  // A manager may skate or judge elsewhere.
  expect(isShown(OTHER, '/admin/my-day')).toBe(true);
});

it('asks only a manager', () => {
  expect(isOfOthers({ role: 'SUPER_ADMIN', competitionId: null }, '/admin/results', OTHER)).toBe(false);
});
