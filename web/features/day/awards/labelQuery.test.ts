import { describe, expect, it } from 'vitest';
import { firstOf, labelQuery, labelTenths } from './labelQuery.ts';

describe('what is typed for labels', () => {
  it.each([
    ['', 0],
    ['0.3', 3],
    ['-1,2', -12],
    ['20', 200],
    ['20.1', null],
    ['0.25', null],
    ['a', null],
  ])('is for %j a shift of %s tenths', (typed, tenths) => {
    expect(labelTenths(typed)).toBe(tenths);
  });

  it.each([
    ['1', 1],
    ['21', 21],
    ['22', null],
    ['0', null],
  ])('begins for %s at label %s of 21', (first, number) => {
    expect(firstOf({ first, sheet: 'L7160' })).toBe(number);
  });

  it('is an address only where all of it is right', () => {
    const choice = { sheet: '5160', right: '0.3', down: '-0.5', first: '4' } as const;
    expect(labelQuery(choice)).toEqual({
      paper: 'letter',
      sheet: '5160',
      offsetX: '3',
      offsetY: '-5',
      first: '4',
    });
    expect(labelQuery({ ...choice, down: 'x' })).toBeNull();
  });
});
