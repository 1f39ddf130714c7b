import { ORDER } from './changesBetween.ts';
import { type Fields, isFields, isNamedList, asNamedList } from './namedLists.ts';

/** The value at a path of changesBetween; undefined if there is none. */
export function valueAtPath(record: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return record;
  if (isNamedList(record)) {
    const elements = asNamedList(record);
    if (name === ORDER && rest.length === 0) return elements.map(([own]) => own);
    return valueAtPath(new Map(elements).get(name), rest);
  }
  return isFields(record) ? valueAtPath(record[name], rest) : undefined;
}

/** The record with one part taken from the source: changed, added, removed or moved. */
export function withValueAtPath<R extends Fields>(record: R, source: Fields, path: readonly string[]): R {
  return within(record, source, path) as R;
}

function within(target: unknown, source: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  // A part that is missing or of another kind on one side is taken whole.
  if (name === undefined || typeof target !== typeof source || target === null) return source;
  if (isNamedList(target) && isNamedList(source)) {
    const [own, theirs] = [asNamedList(target), asNamedList(source)];
    if (name === ORDER && rest.length === 0) return inOrderOf(own, theirs);
    return withListElement(own, theirs, name, rest);
  }
  if (!isFields(target) || !isFields(source)) return source;
  const { [name]: before, ...others } = target;
  if (!(name in source)) return others;
  return { ...target, [name]: within(before, source[name], rest) };
}

type Elements = readonly (readonly [string, Fields])[];

function withListElement(own: Elements, theirs: Elements, name: string, rest: readonly string[]): unknown[] {
  const source = theirs.find(([other]) => other === name)?.[1];
  if (source === undefined) return own.filter(([other]) => other !== name).map(([, element]) => element);
  if (own.some(([other]) => other === name)) {
    return own.map(([other, element]) => (other === name ? within(element, source, rest) : element));
  }
  // Insert it after the element that it follows in the source.
  const known = new Set(own.map(([other]) => other));
  const before = theirs.slice(
    0,
    theirs.findIndex(([other]) => other === name),
  );
  const previous = before.findLast(([other]) => known.has(other))?.[0];
  const place = own.findIndex(([other]) => other === previous) + 1;
  return own.map(([, element]) => element).toSpliced(place, 0, source);
}

/** Elements that the source lacks stay at the end. */
function inOrderOf(own: Elements, theirs: Elements): unknown[] {
  const places = new Map(theirs.map(([name], index) => [name, index]));
  const placeOf = ([name]: readonly [string, Fields]) => places.get(name) ?? theirs.length;
  return [...own].sort((a, b) => placeOf(a) - placeOf(b)).map(([, element]) => element);
}
