import { changesBetween, type FieldChange } from './changesBetween.ts';
import { type Fields, isFields } from './namedLists.ts';

/** The lists of an entry, each with the display name of its elements. */
const NAMES: Readonly<Record<string, (element: Fields) => string>> = {
  events: ({ format, level }) => `${String(format)} · ${String(level)}`,
  skaters: ({ fullName }) => String(fullName),
  answers: ({ asked }) => String(asked),
};

/** Fields that form an element's name are not compared again. */
const NAMING = ['format', 'level', 'fullName', 'question', 'asked'];

/**
 * The differences between two versions of an entry, in readable parts: events by format and level, people
 * by name, answers by question. An added or removed part is one change.
 */
export function entryFieldChanges(from: Fields, to: Fields): FieldChange[] {
  const lists = Object.keys(NAMES).flatMap((list) => listChanges(list, from[list], to[list]));
  return [...changesBetween(asNamedLists(from), asNamedLists(to), Object.keys(NAMES)), ...lists];
}

/** Null becomes an empty object, so that an added person is compared field by field. */
function asNamedLists(entry: Fields): Fields {
  const objects = ['skater', 'partner', 'lateFee', 'verified'].filter((name) => entry[name] === null);
  return { ...entry, ...Object.fromEntries(objects.map((name) => [name, {}])) };
}

function listChanges(list: string, from: unknown, to: unknown): FieldChange[] {
  const [was, is] = [byName(list, from), byName(list, to)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): FieldChange[] => {
    const [old, young] = [was.get(name), is.get(name)];
    if (!old) return [{ path: [list, name], from: null, to: name }];
    if (!young) return [{ path: [list, name], from: name, to: null }];
    return changesBetween(old, young, NAMING).map((change) => ({
      ...change,
      path: [list, name, ...change.path],
    }));
  });
}

function byName(list: string, elements: unknown): Map<string, Fields> {
  const named = Array.isArray(elements) ? elements.filter(isFields) : [];
  return new Map(named.map((element) => [NAMES[list]?.(element) ?? '', element]));
}
