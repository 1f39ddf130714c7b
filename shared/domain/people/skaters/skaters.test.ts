import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '../../core/dates/age.ts';
import { nameOrder, skaterIdentity } from '../../core/nameOrder.ts';

describe('ageOn', () => {
  it('counts full years on the start date', () => {
    expect(ageOn('2015-06-15', '2026-06-14')).toBe(10);
    expect(ageOn('2015-06-15', '2026-06-15')).toBe(11);
    expect(ageOn('2016-02-29', '2027-02-28')).toBe(10);
    expect(ageOn('2016-02-29', '2027-03-01')).toBe(11);
  });

  it('is one more a year later', () => {
    const day = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 2021, max: 2099 }), (born, year) => {
        expect(ageOn(born, `${year + 1}-07-01`)).toBe(ageOn(born, `${year}-07-01`) + 1);
      }),
    );
  });
});

describe('nameOrder', () => {
  it('removes case, accents and extra spaces, and keeps other scripts', () => {
    expect(nameOrder('  Zoë   ÅNGSTRÖM ')).toBe('zoe angstrom');
    expect(nameOrder('陳 美玲')).toBe('陳 美玲');
  });

  it('keeps Korean syllables whole, so that beginnings match as written', () => {
    expect(nameOrder('김민준')).toBe('김민준'.normalize('NFC'));
    expect(nameOrder('김').startsWith(nameOrder('기'))).toBe(false);
  });

  it('fits two of the longest names into a sort key of 1,024 bytes', () => {
    for (const name of ['한'.repeat(120), '\ufdfa'.repeat(120), `${'a'.repeat(149)}${'😀'.repeat(10)}`]) {
      const order = nameOrder(name);
      expect(order.isWellFormed()).toBe(true);
      expect(2 * Buffer.byteLength(order) + 100).toBeLessThan(1_024);
    }
  });

  it('identifies a skater however the name is typed', () => {
    expect(skaterIdentity('JOSÉ  Lima', '2014-01-02')).toBe(skaterIdentity('José Lima', '2014-01-02'));
    expect(skaterIdentity('José Lima', '2014-01-02')).not.toBe(skaterIdentity('José Lima', '2014-01-03'));
  });
});
