import { expect, it } from 'vitest';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { undecidedStarters } from './undecidedStarters.ts';

const starters = (...states: StarterState[]) => states.map((state, at) => ({ at, state }));

it('names who is neither here nor a no-show nor scratched', () => {
  const asked = undecidedStarters(starters('checkedIn', 'expected', 'noShow', 'scratched', 'expected'));
  expect(asked.map(({ at }) => at)).toEqual([1, 4]);
});

it('asks nothing where everybody is decided, or the desk checks nobody in', () => {
  expect(undecidedStarters(starters('checkedIn', 'noShow'))).toEqual([]);
  expect(undecidedStarters(starters('expected', 'expected', 'scratched'))).toEqual([]);
});
