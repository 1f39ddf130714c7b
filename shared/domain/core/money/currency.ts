import decimals from '../../../data/currencyDecimals.json' with { type: 'json' };

/** Of ISO 4217, list one of 2026-01-01, the currencies that do not have two decimals. */
const DECIMALS: ReadonlyMap<string, number> = new Map(Object.entries(decimals));

/** The currency of a competition that sets none (specification, section 9). */
export const DEFAULT_CURRENCY = 'USD';

/**
 * Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. Some runtimes follow CLDR instead,
 * which counts coins in use: one of them shows 100 minor units of RSD as "RSD 100" (decision 0118).
 */
export function minorUnitDigits(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** An exact decimal string from minor units: (59000, 'HKD') is "590.00", (9800, 'JPY') is "9800". */
export function toDecimal(amount: number, currency: string): `${number}` {
  const digits = minorUnitDigits(currency);
  const sign = amount < 0 ? '-' : '';
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const text = digits === 0 ? figures : `${whole}.${figures.slice(-digits)}`;
  return `${sign}${text}` as `${number}`;
}

/**
 * Formats an amount for a locale: Intl places symbol and groups, we set the decimals. Intl gets a decimal
 * string, so money is never a float. `short` drops the decimals of whole amounts ("HK$590").
 */
export function formatMoney(amount: number, currency: string, locale: string, short = false): string {
  const digits = minorUnitDigits(currency);
  const shown = short && amount % 10 ** digits === 0 ? 0 : digits;
  return formatOf(locale, currency, shown).format(toDecimal(amount, currency));
}

/** Making a format takes longer than a hundred amounts, and a list has thousands. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}
