import { cursorOf, placeOf } from '../table/cursor.ts';
import { contextOf, type Event } from './requestContext.ts';

interface Paged {
  readonly cursor?: unknown;
}

/**
 * Replaces the cursor of a call by the one that its list made.
 * @throws {ApiError} ValidationFailed (cursor, MustValid) for one that is altered, or another operation's
 */
export function openCursor(event: Event): void {
  const { operation, parsed } = contextOf(event);
  const parts: readonly (Paged | null | undefined)[] = [parsed?.query, parsed?.body];
  for (const part of parts)
    if (typeof part?.cursor === 'string') Object.assign(part, { cursor: placeOf(operation, part.cursor) });
}

/** An answer with the cursor of its next page as the operation's own: lists of the same rows may differ in what they show. */
export function withOwnCursor(event: Event, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('nextCursor' in answer)) return answer;
  const { nextCursor } = answer;
  if (typeof nextCursor !== 'string') return answer;
  return { ...answer, nextCursor: cursorOf(contextOf(event).operation, nextCursor) };
}
