import {
  type Fields,
  isFields,
  isNamedList,
  type FieldValue,
  toFieldValue,
  asNamedList,
} from './namedLists.ts';

export interface FieldChange {
  /** Starting at the record: `['formats', 'Freestyle', 'events', 'Freestyle 4', 'capacity']`. */
  readonly path: readonly string[];
  /** Null if the value was added; `to` is null if it was removed. */
  readonly from: FieldValue;
  readonly to: FieldValue;
}

/** The path of a list's order, distinct from the fields of its elements. */
export const ORDER = 'order';

/**
 * The differences between two versions of a record, leaf by leaf. List elements are matched by name (an
 * event by its level, a format by its name); a list's order is one change, and so is an added or removed
 * element.
 * @param ignored fields that no user changes, such as `version`
 */
export function changesBetween(
  before: Fields,
  after: Fields,
  ignored: readonly string[] = [],
): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !ignored.includes(name))
    .flatMap((name) => differences([name], before[name] ?? null, after[name] ?? null));
}

function differences(path: readonly string[], from: unknown, to: unknown): FieldChange[] {
  if (isFields(from) && isFields(to)) {
    const names = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...names].flatMap((name) => differences([...path, name], from[name] ?? null, to[name] ?? null));
  }
  if (isNamedList(from) && isNamedList(to)) return listDifferences(path, from, to);
  return JSON.stringify(from) === JSON.stringify(to)
    ? []
    : [{ path, from: toFieldValue(from), to: toFieldValue(to) }];
}

function listDifferences(
  path: readonly string[],
  from: readonly Fields[],
  to: readonly Fields[],
): FieldChange[] {
  const before = new Map(asNamedList(from));
  const after = new Map(asNamedList(to));
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const kept = (list: ReadonlyMap<string, Fields>, other: ReadonlyMap<string, Fields>) =>
    [...list.keys()].filter((name) => other.has(name));
  const changes = names.flatMap((name): FieldChange[] => {
    const [old, young] = [before.get(name), after.get(name)];
    if (!old) return [{ path: [...path, name], from: null, to: name }];
    if (!young) return [{ path: [...path, name], from: name, to: null }];
    return differences([...path, name], old, young);
  });
  const [orderBefore, orderAfter] = [kept(before, after), kept(after, before)];
  return orderBefore.join('\n') === orderAfter.join('\n')
    ? changes
    : [...changes, { path: [...path, ORDER], from: orderBefore, to: orderAfter }];
}
