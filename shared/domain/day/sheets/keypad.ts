/** The digits typed into a box so far. */
export interface Typed {
  readonly digits: string;
  /** Tenths; null while nothing is typed. */
  readonly value: number | null;
  /** No further digit would make a mark: the cursor moves on by itself. */
  readonly isDone: boolean;
}

/**
 * Marks are typed without the point: `72` is 7.2. A mark is done when one more digit would exceed `most`, so `10` waits,
 * because 10.0 may follow.
 * @param most of the column, in tenths: 100 for a mark
 */
export function typeDigit(before: string, digit: string, most: number): Typed {
  const digits = `${before}${digit}`.replace(/^0+(?=\d)/, '');
  const value = Number(digits);
  if (value > most) return { ...typedOf(before), isDone: false };
  return { digits, value, isDone: value * 10 > most };
}

/** Takes the last digit back. */
export const eraseDigit = (before: string): Typed => typedOf(before.slice(0, -1));

const typedOf = (digits: string): Typed => ({
  digits,
  value: digits === '' ? null : Number(digits),
  isDone: false,
});
