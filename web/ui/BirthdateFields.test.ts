import { describe, expect, it } from 'vitest';
import { joinBirthdate, partOrder, splitBirthdate } from './BirthdateFields.tsx';

describe('a birthdate in three fields', () => {
  it('has the order of the locale', () => {
    expect(partOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(partOrder('en-GB')).toEqual(['day', 'month', 'year']);
    expect(partOrder('ja-JP')).toEqual(['year', 'month', 'day']);
  });

  it('is a calendar day once it is complete', () => {
    expect(joinBirthdate({ day: '5', month: '3', year: '2015' })).toBe('2015-03-05');
    expect(splitBirthdate('2015-03-05')).toEqual({ day: '05', month: '03', year: '2015' });
  });

  it('is empty without text, and no day while a part is missing', () => {
    expect(joinBirthdate({ day: '', month: '', year: '' })).toBe('');
    expect(joinBirthdate({ day: '5', month: '', year: '2015' })).toBe('2015--05');
  });
});
