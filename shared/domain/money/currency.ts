const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/** The currency of a competition that names none (specification, section 9). */
export const DEFAULT_CURRENCY = 'USD';

export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}

/** How many decimals a currency has by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorUnitDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
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
 * An amount for people, in their locale. Intl is handed a decimal string, so no float ever holds
 * money. Whole amounts drop their decimals where `short` is set ("HK$590").
 */
export function formatMoney(amount: number, currency: string, locale: string, short = false): string {
  const whole = amount % 10 ** minorUnitDigits(currency) === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(short && whole ? { maximumFractionDigits: 0 } : {}),
  }).format(toDecimal(amount, currency));
}
