import { describe, expect, it } from 'vitest';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { followingName, proposedClone } from './CompetitionDialogs.tsx';

const cup = { name: 'Winter Cup 2026', startDate: '2026-12-04' } as Competition;

describe('a clone', () => {
  it('is proposed on the same weekday a year later, its name with the year', () => {
    expect(proposedClone(cup, '2026-12-20')).toEqual({ startDate: '2027-12-03', name: 'Winter Cup 2027' });
  });

  it('of an old competition begins in the future', () => {
    const { startDate } = proposedClone({ ...cup, startDate: '2019-12-06' }, '2026-12-20');
    expect(startDate > '2026-12-20').toBe(true);
    expect(new Date(startDate).getUTCDay()).toBe(new Date('2019-12-06').getUTCDay());
  });

  it('is called as somebody typed, else after its year', () => {
    const proposed = proposedClone(cup, '2026-12-20');
    expect(followingName(cup, proposed, '2028-12-01')).toBe('Winter Cup 2028');
    expect(followingName(cup, { ...proposed, name: 'Ice Cup' }, '2028-12-01')).toBe('Ice Cup');
  });
});
