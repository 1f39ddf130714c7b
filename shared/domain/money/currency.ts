import decimals from '../../data/currencyDecimals.json' with { type: 'json' };

/** By ISO 4217, list one of 2026-01-01; funds and metals that have no minor unit are no money here. */
const DECIMALS: ReadonlyMap<string, number> = new Map(Object.entries(decimals));

/** Every ISO 4217 code that money can be in, in the order of the alphabet. */
export const CURRENCIES: readonly string[] = [...DECIMALS.keys()];

/** The currency of a competition that names none (specification, section 9). */
export const DEFAULT_CURRENCY = 'USD';

export function isCurrency(code: string): boolean {
  return DECIMALS.has(code);
}

/**
 * How many decimals a currency has by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. Runtimes follow CLDR,
 * which counts the coins in use: one of them shows 100 minor units of RSD as "RSD 100".
 */
export function minorUnitDigits(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** A decimal string from minor units, exact: (59000, 'HKD') is "590.00", (9800, 'JPY') is "9800". */
export function toDecimal(amount: number, currency: string): `${number}` {
  const digits = minorUnitDigits(currency);
  const sign = amount < 0 ? '-' : '';
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const text = digits === 0 ? figures : `${whole}.${figures.slice(-digits)}`;
  return `${sign}${text}` as `${number}`;
}

/**
 * An amount for people, in their locale: Intl places symbol and groups, the decimals are ours. It is
 * handed a decimal string, so no float ever holds money. Whole amounts drop their decimals where `short`
 * is set ("HK$590").
 */
export function formatMoney(amount: number, currency: string, locale: string, short = false): string {
  const digits = minorUnitDigits(currency);
  const shown = short && amount % 10 ** digits === 0 ? 0 : digits;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(toDecimal(amount, currency));
}
