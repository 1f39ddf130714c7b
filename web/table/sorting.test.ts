import { describe, expect, it } from 'vitest';
import { ariaSortOf, sortingOf, sortOf } from './sorting.ts';

describe('the order of a table', () => {
  it.each(['', 'fullName', '-totalPrice'])('stands in the address as %j and comes back the same', (sort) => {
    expect(sortOf(sortingOf(sort))).toBe(sort);
  });

  it('says downwards with a minus', () => {
    expect(sortingOf('-age')).toEqual([{ id: 'age', desc: true }]);
  });

  it('is told to listeners for each column that can be sorted, and for no other', () => {
    expect(ariaSortOf(true, 'asc')).toBe('ascending');
    expect(ariaSortOf(true, 'desc')).toBe('descending');
    expect(ariaSortOf(true, false)).toBe('none');
    expect(ariaSortOf(false, false)).toBeUndefined();
  });
});
