import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmbiguous, orderOfSlashes, typedDay } from './typedDay.ts';

describe('a typed day', () => {
  it.each([
    ['2015-11-27', '2015-11-27'],
    [' 2015/1/7 ', '2015-01-07'],
    ['2015-11-27 00:00:00', '2015-11-27'],
    ['20151127', '2015-11-27'],
    ['2015年11月27日', '2015-11-27'],
    ['２７．１１．２０１５', '2015-11-27'],
    ['27.11.2015', '2015-11-27'],
    ['27. 11. 2015', '2015-11-27'],
    ['27-11-2015', '2015-11-27'],
    ['3/4/2015', '2015-04-03'],
    ['11/27/2015', '2015-11-27'],
    ['27 Nov 2015', '2015-11-27'],
    ['27-Nov-15', '2015-11-27'],
    ['1st September 2014', '2014-09-01'],
    ['Nov 27, 2015', '2015-11-27'],
    ['Sept. 3, 2015', '2015-09-03'],
    ['29.2.2016', '2016-02-29'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '31.02.2015',
    '29/2/2015',
    '2015-13-01',
    '27.11',
    '13/13/2015',
    '1.1.1815',
    '5 Foo 2015',
  ])('%j is no day', (text) => {
    expect(typedDay(text)).toBeNull();
  });

  it('with slashes is read in the given order if possible', () => {
    expect(typedDay('3/4/2015', { slashes: 'monthFirst' })).toBe('2015-03-04');
    expect(typedDay('27/4/2015', { slashes: 'monthFirst' })).toBe('2015-04-27');
  });

  it('with a two-digit year is the last one not after the latest day', () => {
    expect(typedDay('1.2.15', { latest: '2026-06-01' })).toBe('2015-02-01');
    expect(typedDay('1.2.75', { latest: '2026-06-01' })).toBe('1975-02-01');
  });

  it('is the same in every notation', () => {
    const day = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        const named = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
        const written = [
          iso,
          `${dayOfMonth}.${month}.${year}`,
          `${dayOfMonth}/${month}/${year}`,
          `${Number(dayOfMonth)}-${Number(month)}-${year}`,
          named,
        ];
        expect(written.map((text) => typedDay(text))).toEqual(written.map(() => iso));
      }),
    );
  });
});

it('a column shows its order of slashes, unless it contradicts itself', () => {
  expect(orderOfSlashes(['3/4/2015', '27/4/2015'])).toBe('dayFirst');
  expect(orderOfSlashes(['3/4/2015', '4/27/2015'])).toBe('monthFirst');
  expect(orderOfSlashes(['4/27/2015', '27/4/2015'])).toBeNull();
  expect(orderOfSlashes(['3/4/2015', '27.4.2015'])).toBeNull();
});

it('a date is ambiguous only if the other order gives another day', () => {
  expect(['3/4/2015', '4/4/2015', '3.4.2015', '27/4/2015'].map(isAmbiguous)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
