import { createHash } from 'node:crypto';
import { wrongField, type ApiError } from '../errors/apiError.ts';

/** So many that no altered cursor passes by chance. */
const CHECK_BYTES = 12;

/**
 * The cursor of a place in a list. It has a check of both, so that one that was altered, cut off or made for another list is
 * refused. The check needs no key: whoever computes one reaches another place in the same list.
 * @param list whatever tells it apart from others, as JSON
 */
export function cursorOf(list: unknown, place: unknown): string {
  const text = Buffer.from(JSON.stringify(place));
  return Buffer.concat([checkOf(list, text), text]).toString('base64url');
}

/**
 * The place that `cursorOf` was given.
 * @throws {ApiError} ValidationFailed (cursor, MustValid) for anything else
 */
export function placeOf(list: unknown, cursor: string): unknown {
  const bytes = Buffer.from(cursor, 'base64url');
  const [check, text] = [bytes.subarray(0, CHECK_BYTES), bytes.subarray(CHECK_BYTES)];
  // Decoding passes over characters that do not belong to base64url.
  if (bytes.toString('base64url') !== cursor || !check.equals(checkOf(list, text))) throw invalidCursor();
  return JSON.parse(text.toString());
}

export const invalidCursor = (): ApiError => wrongField('cursor', 'MustValid');

function checkOf(list: unknown, text: Buffer): Buffer {
  const described = createHash('sha256').update(JSON.stringify(list)).digest();
  return createHash('sha256').update(described).update(text).digest().subarray(0, CHECK_BYTES);
}
