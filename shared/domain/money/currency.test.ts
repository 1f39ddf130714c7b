import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, isCurrency, minorUnitDigits, parseMoney, toDecimal } from './currency.ts';

describe('money', () => {
  it('knows the decimals of a currency', () => {
    expect(['USD', 'HKD', 'EUR', 'JPY', 'KWD'].map(minorUnitDigits)).toEqual([2, 2, 2, 0, 3]);
  });

  it('knows ISO 4217 codes only', () => {
    expect(isCurrency('HKD')).toBe(true);
    expect(isCurrency('hkd')).toBe(false);
    expect(isCurrency('ABC')).toBe(false);
  });

  it('shows amounts in the currency of the competition', () => {
    expect(formatMoney(59_000, 'HKD', 'en')).toBe('HK$590.00');
    expect(formatMoney(59_000, 'HKD', 'en', true)).toBe('HK$590');
    expect(formatMoney(59_050, 'HKD', 'en', true)).toBe('HK$590.50');
    expect(formatMoney(9_800, 'JPY', 'en')).toBe('¥9,800');
  });

  it('reads what it writes, exactly, for every amount', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000_000), fc.constantFrom('USD', 'JPY', 'KWD'), (amount, currency) => {
        expect(parseMoney(toDecimal(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it('reads amounts as people type them and refuses what is none', () => {
    expect(parseMoney(' 1,234.5 ', 'USD')).toBe(123_450);
    for (const typed of ['', 'ten', '-5', '1.234', '1e3']) expect(parseMoney(typed, 'USD')).toBeNull();
    expect(parseMoney('9.5', 'JPY')).toBeNull();
  });
});
