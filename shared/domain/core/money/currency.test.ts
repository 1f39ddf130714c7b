import { describe, expect, it } from 'vitest';
import countries from '../../../data/currencies.json' with { type: 'json' };
import { figuresIn, FIGURES } from './currencies.testing.ts';
import { CURRENCIES, isCurrency } from './currencies.ts';
import { formatMoney, minorUnitDigits, toDecimal } from './currency.ts';
import { parseMoney, typedMoney } from './typedMoney.ts';

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

  it('writes every amount exactly as a decimal', () => {
    expect(toDecimal(59_000, 'HKD')).toBe('590.00');
    expect(toDecimal(9_800, 'JPY')).toBe('9800');
    expect(toDecimal(-5, 'KWD')).toBe('-0.005');
  });

  it.each([
    ['USD', 'en-US', '$1,234.56'],
    ['USD', 'de-DE', '1.234,56 $'],
    ['USD', 'ja-JP', '$1,234.56'],
    ['JPY', 'en-US', '¥123,456'],
    ['JPY', 'de-DE', '123.456 ¥'],
    ['JPY', 'ja-JP', '￥123,456'],
    ['KWD', 'en-US', 'KWD 123.456'],
    ['KWD', 'de-DE', '123,456 KWD'],
    ['KWD', 'ja-JP', 'KWD 123.456'],
  ])('123456 minor units of %s are in %s %s', (currency, locale, text) => {
    expect(formatMoney(123_456, currency, locale).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('drops the decimals of whole amounts only in the short form', () => {
    expect(formatMoney(12_000, 'KWD', 'en-US', true).replaceAll(/\s/g, ' ')).toBe('KWD 12');
    expect(formatMoney(12_001, 'KWD', 'en-US', true).replaceAll(/\s/g, ' ')).toBe('KWD 12.001');
    expect(formatMoney(12_001, 'JPY', 'de-DE', true).replaceAll(/\s/g, ' ')).toBe('12.001 ¥');
  });

  it('stays exact for amounts beyond the precision of a float', () => {
    expect(formatMoney(9_007_199_254_740_991, 'USD', 'en-US')).toBe('$90,071,992,547,409.91');
  });
});

describe('every currency of ISO 4217', () => {
  it('is known, and no other', () => {
    expect([...CURRENCIES].sort()).toEqual(FIGURES.flatMap(([, codes]) => codes).sort());
    expect(Object.values(countries).filter((code) => !isCurrency(code))).toEqual([]);
    expect(['XAU', 'XXX', 'DEM', 'toString'].filter(isCurrency)).toEqual([]);
  });

  it.each(FIGURES)('is formatted as %s, whatever the data of the runtime', (figures, codes) => {
    const shown = codes.map((code) => [code, figuresIn(formatMoney(123_456, code, 'en-US'))]);
    expect(shown).toEqual(codes.map((code) => [code, figures]));
    const plain = codes.map((code) => [code, toDecimal(123_456, code)]);
    expect(plain).toEqual(codes.map((code) => [code, figures.replace(',', '')]));
  });

  it.each(FIGURES)('reads %s as it is typed', (figures, codes) => {
    const read = codes.map((code) => [code, parseMoney(figures, code, 'en-US')]);
    expect(read).toEqual(codes.map((code) => [code, 123_456]));
    const again = codes.map((code) => [code, parseMoney(typedMoney(123_456, code, 'de-DE'), code, 'de-DE')]);
    expect(again).toEqual(read);
  });

  it('has two decimals if our list does not know it', () => {
    expect(minorUnitDigits('ZZZ')).toBe(2);
  });
});
