import * as z from 'zod/mini';
import { cursorOf, invalidCursor, placeOf } from './cursor.ts';

/** Lists that are read as one: the next begins where one ends. */
export interface ChainedLists<Name extends string> {
  /** These values tell the chain from others, a search for example. */
  readonly of: readonly (string | undefined)[];
  readonly names: readonly Name[];
}

/** In which list a page begins, and by which cursor of that list; undefined at its beginning. */
interface ChainedPlace<Name extends string> {
  readonly name: Name;
  readonly cursor: string | undefined;
}

const place = z.object({ name: z.string(), cursor: z.nullable(z.string()) });

/** @throws {ApiError} ValidationFailed (cursor, MustValid) for a cursor of other lists */
export function chainedPlace<Name extends string>(
  lists: ChainedLists<Name>,
  cursor: string | undefined,
): ChainedPlace<Name> {
  const at = cursor === undefined ? null : place.parse(placeOf(lists, cursor));
  const name = at === null ? lists.names[0] : lists.names.find((one) => one === at.name);
  if (name === undefined) throw invalidCursor();
  return { name, cursor: at?.cursor ?? undefined };
}

/** The cursor after a page of one of the lists, which has ended if its own cursor is null; null after the last. */
export function chainedCursor<Name extends string>(
  lists: ChainedLists<Name>,
  name: Name,
  cursor: string | null,
): string | null {
  const next = cursor === null ? lists.names[lists.names.indexOf(name) + 1] : name;
  return next === undefined ? null : cursorOf(lists, { name: next, cursor });
}
