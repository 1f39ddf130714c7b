import { describe, expect, it } from 'vitest';
import { serialDay } from './serialDay.ts';

describe('serialDay', () => {
  it.each([
    ['42335', '2015-11-27'],
    ['46630', '2027-08-31'],
    ['36585', '2000-02-29'],
    ['42335.5', '2015-11-27'],
    ['10000', '1927-05-18'],
    ['73415', '2100-12-31'],
    ['73416', null],
    ['9999', null],
    ['071115', null],
    ['', null],
    ['-42335', null],
    ['4e4', null],
  ])('reads %j as %j', (text, day) => {
    expect(serialDay(text)).toBe(day);
  });
});
