import { expect, it } from 'vitest';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { countStarters, hasFewCheckedIn, hasNobodyLeft } from './fewCheckedIn.ts';

const asks = (...states: StarterState[]) =>
  hasFewCheckedIn(countStarters(states.map((state) => ({ state }))));

it('asks before a flight with nobody, or fewer than half, and not for who does not skate', () => {
  expect(asks('expected')).toBe(true);
  expect(asks('checkedIn', 'expected', 'expected')).toBe(true);
  expect(asks('checkedIn', 'expected')).toBe(false);
  expect(asks('checkedIn', 'scratched', 'noShow')).toBe(false);
  expect(asks('scratched', 'noShow')).toBe(false);
});

it('has nobody left where all are scratched or did not come', () => {
  const left = (...states: StarterState[]) => hasNobodyLeft(states.map((state) => ({ state })));
  expect(left('scratched', 'noShow')).toBe(true);
  expect(left()).toBe(true);
  expect(left('scratched', 'expected')).toBe(false);
  expect(left('noShow', 'checkedIn')).toBe(false);
});
