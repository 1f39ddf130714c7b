import { validationError } from '../errors.ts';
import type { AttributeValue, ScalarType } from './attributeValue.ts';
import { magnitude, parseDecimal, significantDigits } from './decimal.ts';

const negativeSign = 0x00;
const zeroSign = 0x80;
const positiveSign = 0xff;
const magnitudeBias = 130;

/**
 * A number as bytes that sort as the numbers do: sign, power of ten, then pairs of digits, each incremented
 * so that the closing zero byte sorts a shorter mantissa first. Negative numbers are complemented.
 * @param text a number in plain notation
 */
export function numberBytes(text: string): Buffer {
  const decimal = parseDecimal(text);
  if (decimal.digits === 0n) return Buffer.from([zeroSign]);
  const digits = significantDigits(decimal.digits);
  const bytes = [magnitude(decimal) + magnitudeBias];
  for (let at = 0; at < digits.length; at += 2) {
    bytes.push(Number(digits.slice(at, at + 2).padEnd(2, '0')) + 1);
  }
  bytes.push(0);
  return decimal.digits < 0n
    ? Buffer.from([negativeSign, ...bytes.map((byte) => 0xff - byte)])
    : Buffer.from([positiveSign, ...bytes]);
}

/** A key's value as bytes that sort as DynamoDB does: strings by their UTF-8 bytes, binary by its bytes. */
export function keyBytes(value: AttributeValue): Buffer {
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.B !== undefined) return Buffer.from(value.B, 'base64');
  const text = value.S ?? '';
  if (!text.isWellFormed()) {
    throw validationError('One or more parameter values were invalid: a key is not well-formed Unicode');
  }
  return Buffer.from(text, 'utf8');
}

/** The number of bytes of a key's value that count towards the limits of 2048 (partition) and 1024 (sort). */
export function keyByteLength(value: AttributeValue, type: ScalarType): number {
  return type === 'N' ? 0 : keyBytes(value).length;
}

/** The lowest bytes above everything that begins with `prefix`; undefined if there are none. */
export function afterPrefix(prefix: Buffer): Buffer | undefined {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end -= 1;
  if (end === 0) return undefined;
  const after = Buffer.from(prefix.subarray(0, end));
  after[end - 1] = (after[end - 1] ?? 0) + 1;
  return after;
}
