import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './currency.ts';
import { parseMoney, typedMoney } from './typedMoney.ts';

describe('a typed amount', () => {
  it.each([
    // typed, currency, locale, minor units
    ['590', 'USD', 'en-US', 59_000],
    [' 1,234.5 ', 'USD', 'en-US', 123_450],
    ['1,234', 'USD', 'en-US', 123_400],
    ['12,50', 'USD', 'en-US', 1_250],
    ['1.234,50', 'USD', 'en-US', 123_450],
    ['12,50', 'EUR', 'de-DE', 1_250],
    ['12.50', 'EUR', 'de-DE', 1_250],
    ['1.234', 'EUR', 'de-DE', 123_400],
    ['1.234.567,8', 'EUR', 'de-DE', 123_456_780],
    ['1 234,50', 'EUR', 'fr-FR', 123_450],
    ['1\u202f234,50', 'EUR', 'fr-FR', 123_450],
    ['1’234.50', 'CHF', 'de-CH', 123_450],
    ['1,00,000', 'INR', 'en-IN', 10_000_000],
    ['9800', 'JPY', 'ja-JP', 9_800],
    ['９，８００', 'JPY', 'ja-JP', 9_800],
    ['9.800', 'JPY', 'de-DE', 9_800],
    ['12.345', 'KWD', 'en-US', 12_345],
    ['12,345', 'KWD', 'en-US', 12_345_000],
    ['12,345', 'KWD', 'de-DE', 12_345],
    ['12.3', 'KWD', 'en-US', 12_300],
    ['0.005', 'KWD', 'ja-JP', 5],
  ])('%s %s in %s', (typed, currency, locale, amount) => {
    expect(parseMoney(typed, currency, locale)).toBe(amount);
  });

  it.each([
    ['', 'USD', 'en-US'],
    ['ten', 'USD', 'en-US'],
    ['-5', 'USD', 'en-US'],
    ['1e3', 'USD', 'en-US'],
    ['12.', 'USD', 'en-US'],
    ['1.234', 'USD', 'en-US'],
    ['12,34,5', 'USD', 'en-US'],
    ['1,2345.6', 'USD', 'en-US'],
    ['9.5', 'JPY', 'en-US'],
    ['9,5', 'JPY', 'de-DE'],
    ['12.3456', 'KWD', 'en-US'],
    ['1 2', 'USD', 'en-US'],
  ])('is invalid: %s %s in %s', (typed, currency, locale) => {
    expect(parseMoney(typed, currency, locale)).toBeNull();
  });

  it.each([
    [123_456, 'JPY', '123456', '123456'],
    [123_456, 'KWD', '123.456', '123,456'],
    [123_456, 'USD', '1234.56', '1234,56'],
    [5, 'USD', '0.05', '0,05'],
  ])('%i %s is editable as %s, in German as %s', (amount, currency, english, german) => {
    expect(typedMoney(amount, currency, 'en-US')).toBe(english);
    expect(typedMoney(amount, currency, 'ja-JP')).toBe(english);
    expect(typedMoney(amount, currency, 'de-DE')).toBe(german);
  });

  it('is read as written, in every locale and currency, with groups and without', () => {
    const locales = fc.constantFrom('en-US', 'de-DE', 'ja-JP', 'fr-FR', 'de-CH', 'en-IN', 'pl-PL', 'es-ES');
    const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'EUR');
    fc.assert(
      fc.property(fc.nat(100_000_000_000), currencies, locales, (amount, currency, locale) => {
        expect(parseMoney(typedMoney(amount, currency, locale), currency, locale)).toBe(amount);
        const figures = formatMoney(amount, currency, locale).replace(/^[^\d]+|[^\d]+$/g, '');
        expect(parseMoney(figures, currency, locale)).toBe(amount);
      }),
    );
  });
});
