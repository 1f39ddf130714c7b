import { minorUnitDigits, toDecimal } from '../../../../../shared/domain/core/money/currency.ts';

/** An amount to paste into a bank's app: figures alone, with the reader's decimal sign ("1110.00"). */
export function amountToPaste(amount: number, currency: string, locale: string): string {
  const digits = minorUnitDigits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(amount, currency));
}

/** All of it as lines to copy: "Reference: 1JMT-NMG2". */
export function paymentText(lines: readonly (readonly [label: string, value: string | null])[]): string {
  return lines.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n');
}
