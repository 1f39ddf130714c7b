import { validationError } from '../errors.ts';

/** A decimal number: `digits` × 10^`exponent`, without trailing zeros (zero is 0 × 10^0). */
export interface Decimal {
  digits: bigint;
  exponent: number;
}

const maximumDigits = 38;
const maximumMagnitude = 125;
const minimumMagnitude = -130;

/** @param text a number in plain notation, as normalised by validation: `-12.5`, `0.001`, `100` */
export function parseDecimal(text: string): Decimal {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const all = (whole + fraction).replace(/^0+/, '');
  const significant = all.replace(/0+$/, '');
  if (significant === '') return { digits: 0n, exponent: 0 };
  const digits = BigInt(significant);
  return {
    digits: negative ? -digits : digits,
    exponent: all.length - significant.length - fraction.length,
  };
}

/** The power of ten of the leading digit: 2 for 123, -2 for 0.012. */
export function magnitude({ digits, exponent }: Decimal): number {
  return significantDigits(digits).length - 1 + exponent;
}

/** The digits without sign. */
export function significantDigits(digits: bigint): string {
  return (digits < 0n ? -digits : digits).toString();
}

function formatDecimal(digits: bigint, exponent: number): string {
  const sign = digits < 0n ? '-' : '';
  const text = significantDigits(digits);
  if (exponent >= 0) return sign + text + '0'.repeat(exponent);
  const padded = text.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

/**
 * The exact sum of two numbers.
 * @throws DynamoError if the sum has more than 38 digits or leaves DynamoDB's range
 */
export function add(left: string, right: string): string {
  const a = parseDecimal(left);
  const b = parseDecimal(right);
  const exponent = Math.min(a.exponent, b.exponent);
  const sum =
    a.digits * 10n ** BigInt(a.exponent - exponent) + b.digits * 10n ** BigInt(b.exponent - exponent);
  const result = parseDecimal(formatDecimal(sum, exponent));
  if (result.digits === 0n) return '0';
  const power = magnitude(result);
  if (power > maximumMagnitude) {
    throw validationError(
      'Number overflow. Attempting to store a number with magnitude larger than supported range',
    );
  }
  if (power < minimumMagnitude) {
    throw validationError(
      'Number underflow. Attempting to store a number with magnitude smaller than supported range',
    );
  }
  if (significantDigits(result.digits).length > maximumDigits) {
    throw validationError('Attempting to store more than 38 significant digits in a Number');
  }
  return formatDecimal(result.digits, result.exponent);
}

/** The exact difference of two numbers; throws as {@link add} does. */
export function subtract(left: string, right: string): string {
  return add(left, right.startsWith('-') ? right.slice(1) : `-${right}`);
}
