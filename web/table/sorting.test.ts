import { describe, expect, it } from 'vitest';
import { ariaSortOf, sortingOf, sortOf } from './sorting.ts';

describe('the order of a table', () => {
  it.each(['', 'fullName', '-totalPrice'])('is stored in the address as %j and restored from it', (sort) => {
    expect(sortOf(sortingOf(sort))).toBe(sort);
  });

  it('has a minus for descending', () => {
    expect(sortingOf('-age')).toEqual([{ id: 'age', desc: true }]);
  });

  it('is announced to screen readers for each sortable column, and for no other', () => {
    expect(ariaSortOf(true, 'asc')).toBe('ascending');
    expect(ariaSortOf(true, 'desc')).toBe('descending');
    expect(ariaSortOf(true, false)).toBe('none');
    expect(ariaSortOf(false, false)).toBeUndefined();
  });
});
