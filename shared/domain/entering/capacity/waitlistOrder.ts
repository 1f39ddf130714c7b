/** In the order in which DynamoDB sorts them; a ULID is written in these. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

const digitAt = (position: string, index: number) => DIGITS.indexOf(position[index] ?? '0');

/**
 * A stored position between two others, as a string that sorts between theirs. An event joins a list at a
 * ULID; the organiser moves it by a position in between, so that no other entry is rewritten.
 * @param before the position in front; null at the head
 * @param after the position behind; null at the end
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
    // This digit already sorts before `after`, so the digits that follow have no upper bound.
    if (high > low) end = null;
  }
}

/** One event of an entry on a waitlist. */
interface WaitlistedEvent {
  readonly entryId: string;
  readonly eventId: string;
  readonly position: string;
}

/** Ids of the entries of one list in order, each where its first event stands. */
export function entriesInLine(rows: readonly Pick<WaitlistedEvent, 'entryId'>[]): string[] {
  return [...new Set(rows.map(({ entryId }) => entryId))];
}

export interface WaitlistMove {
  /** Places counted from 1 by entries. */
  readonly from: number;
  readonly to: number;
  /** The new positions by event id. */
  readonly positions: ReadonlyMap<string, string>;
}

/**
 * The positions that move an entry, with all its events of the list, to a place; null when it is there already.
 * @param rows the whole list in its order; the entry is in it
 * @param place counted from 1 by entries; beyond the end it is the end
 */
export function moveInLine(
  rows: readonly WaitlistedEvent[],
  entryId: string,
  place: number,
): WaitlistMove | null {
  const line = entriesInLine(rows);
  const [from, to] = [line.indexOf(entryId) + 1, Math.min(place, line.length)];
  if (from === to) return null;
  const others = rows.filter((row) => row.entryId !== entryId);
  const next = entriesInLine(others)[to - 1];
  const index = next === undefined ? others.length : others.findIndex((row) => row.entryId === next);
  const behind = others[index]?.position ?? null;
  let before = others[index - 1]?.position ?? null;
  const positions = new Map<string, string>();
  for (const { eventId } of rows.filter((row) => row.entryId === entryId)) {
    before = positionBetween(before, behind);
    positions.set(eventId, before);
  }
  return { from, to, positions };
}
