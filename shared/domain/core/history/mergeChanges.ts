import { type FieldChange, changesBetween } from './changesBetween.ts';
import { type Fields, type FieldValue, toFieldValue } from './namedLists.ts';
import { valueAtPath, withValueAtPath } from './valueAtPath.ts';

/** A part that two users changed to different values. */
export interface MergeConflict {
  readonly path: readonly string[];
  readonly theirs: FieldValue;
}

export interface MergeResult<R> {
  /** My record with their changes added; where both changed a part, mine stays. */
  readonly record: R;
  /** Their changes that were added. */
  readonly taken: readonly FieldChange[];
  readonly clashes: readonly MergeConflict[];
}

/**
 * Merges two changes of one record, leaf by leaf (see changesBetween, decision 0032).
 * @param base the version that both started from
 * @param theirs the stored version
 * @param mine the version being edited
 */
export function mergeChanges<R extends Fields>(base: R, theirs: R, mine: R): MergeResult<R> {
  const own = changesBetween(base, mine);
  const taken: FieldChange[] = [];
  const clashes = new Map<string, MergeConflict>();
  let record = mine;
  for (const change of changesBetween(base, theirs)) {
    const met = own.filter(({ path }) => isWithin(path, change.path) || isWithin(change.path, path));
    if (met.length === 0) {
      record = withValueAtPath(record, theirs, change.path);
      taken.push(change);
      continue;
    }
    const path = [change, ...met].map((one) => one.path).reduce((a, b) => (b.length < a.length ? b : a));
    const there = valueAtPath(theirs, path) ?? null;
    const here = valueAtPath(mine, path) ?? null;
    if (JSON.stringify(there) === JSON.stringify(here)) continue;
    clashes.set(path.join('\n'), { path, theirs: valueAt(theirs, path) });
  }
  return { record, taken, clashes: [...clashes.values()] };
}

/** The value at a path, in the form that history stores. */
export function valueAt(record: Fields, path: readonly string[]): FieldValue {
  const part = valueAtPath(record, path) ?? null;
  // A list element is shown by its name, as in changesBetween.
  return typeof part === 'object' && part !== null && !Array.isArray(part)
    ? (path.at(-1) ?? null)
    : toFieldValue(part);
}

function isWithin(path: readonly string[], part: readonly string[]): boolean {
  return part.every((name, index) => path[index] === name);
}
