import { minorUnitDigits, toDecimal } from '../money/currency.ts';

/** The longest amount of an EMV code. */
const LONGEST = 13;

/** Currencies whose cents exist in ISO 4217 only: whole amounts are written without decimals. */
const WITHOUT_CENTS: readonly string[] = ['IDR'];

/**
 * An amount as codes write it, "1900.00", from minor units.
 * @returns null for an amount that no code can hold
 */
export function codeAmount(amount: number, currency: string): string | null {
  const isWhole = amount % 10 ** minorUnitDigits(currency) === 0;
  const decimal = toDecimal(amount, currency);
  const text = isWhole && WITHOUT_CENTS.includes(currency) ? decimal.replace(/\..*/, '') : decimal;
  return amount > 0 && text.length <= LONGEST ? text : null;
}
