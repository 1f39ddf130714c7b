import { expect, it } from 'vitest';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { countStarters, hasFewCheckedIn } from './fewCheckedIn.ts';

const asks = (...states: StarterState[]) =>
  hasFewCheckedIn(countStarters(states.map((state) => ({ state }))));

it('asks before a flight with nobody, or fewer than half, and not for who does not skate', () => {
  expect(asks('expected')).toBe(true);
  expect(asks('checkedIn', 'expected', 'expected')).toBe(true);
  expect(asks('checkedIn', 'expected')).toBe(false);
  expect(asks('checkedIn', 'scratched', 'noShow')).toBe(false);
  expect(asks('scratched', 'noShow')).toBe(false);
});
