import { type Change, changesBetween } from './changesBetween.ts';
import { type Fields, type Leaf, leafOf } from './namedLists.ts';
import { partAt, withPart } from './parts.ts';

/** A part that two people changed, each to something else. */
export interface Clash {
  readonly path: readonly string[];
  readonly theirs: Leaf;
}

export interface Merged<R> {
  /** Mine, with what only they changed taken over; where both changed, still mine. */
  readonly record: R;
  /** What was taken over. */
  readonly taken: readonly Change[];
  readonly clashes: readonly Clash[];
}

/**
 * Brings two changes of one record together, leaf by leaf (see changesBetween).
 * @param base what both began with
 * @param theirs what is stored now
 * @param mine what is typed here
 */
export function mergeChanges<R extends Fields>(base: R, theirs: R, mine: R): Merged<R> {
  const own = changesBetween(base, mine);
  const taken: Change[] = [];
  const clashes = new Map<string, Clash>();
  let record = mine;
  for (const change of changesBetween(base, theirs)) {
    const met = own.filter(({ path }) => isWithin(path, change.path) || isWithin(change.path, path));
    if (met.length === 0) {
      record = withPart(record, theirs, change.path);
      taken.push(change);
      continue;
    }
    const path = [change, ...met].map((one) => one.path).reduce((a, b) => (b.length < a.length ? b : a));
    const there = partAt(theirs, path) ?? null;
    const here = partAt(mine, path) ?? null;
    if (JSON.stringify(there) === JSON.stringify(here)) continue;
    clashes.set(path.join('\n'), { path, theirs: leafAt(theirs, path) });
  }
  return { record, taken, clashes: [...clashes.values()] };
}

/** What stands at a path, as history writes it. */
export function leafAt(record: Fields, path: readonly string[]): Leaf {
  const part = partAt(record, path) ?? null;
  // An element of a list is told by its name, as changesBetween tells that it came.
  return typeof part === 'object' && part !== null && !Array.isArray(part)
    ? (path.at(-1) ?? null)
    : leafOf(part);
}

function isWithin(path: readonly string[], part: readonly string[]): boolean {
  return part.every((name, index) => path[index] === name);
}
