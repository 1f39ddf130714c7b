/** In the order in which DynamoDB sorts them; a ULID is written in these. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

const digitAt = (position: string, index: number) => DIGITS.indexOf(position[index] ?? '0');

/**
 * A place in a waiting list between two others, as a string that sorts between theirs. Who joins
 * stands at a ULID; who is moved by the organiser gets a place between, and nobody else is rewritten.
 * @param before the place of whom one stands behind; null at the head
 * @param after the place of whom one stands in front of; null at the end
 * @throws {RangeError} when `before` does not sort before `after`
 */
export function positionBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) {
    throw new RangeError(`${before} does not stand before ${after}`);
  }
  let position = '';
  let end = after;
  for (let index = 0; ; index++) {
    const low = digitAt(before ?? '', index);
    const high = end === null ? BASE : digitAt(end, index);
    if (high - low > 1) return position + (DIGITS[Math.floor((low + high) / 2)] ?? '');
    position += DIGITS[low] ?? '';
    // Below the end by this digit already: whatever follows stands before it.
    if (high > low) end = null;
  }
}
