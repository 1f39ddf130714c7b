import { nameOrder } from '../../shared/domain/core/nameOrder.ts';
import { searchable } from './searchable.ts';

interface LocalQuery {
  readonly search: string;
  /** A column's id, with a minus for descending; '' for the given order. */
  readonly sort: string;
  /** The value of each filter, '' for all. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Text sorts as names, numbers by size, null last. */
export type SortKey = string | number | null;

/**
 * Searches, filters and sorts a complete list as the server does with pages. `textOf` is the searched text,
 * `sortKeys` the value of each sortable column, `filterKeys` the value of each filter.
 */
export function localRows<Row extends object>(
  rows: readonly Row[],
  { search, sort, filters = {} }: LocalQuery,
  textOf: (row: Row) => string,
  sortKeys: Readonly<Record<string, (row: Row) => SortKey>>,
  filterKeys: Readonly<Record<string, (row: Row) => string>> = {},
): Row[] {
  const words = searchable(search).split(' ').filter(Boolean);
  const chosen = Object.entries(filterKeys).filter(([name]) => filters[name]);
  const found = rows.filter((row) => {
    if (chosen.some(([name, keyOf]) => keyOf(row) !== filters[name])) return false;
    if (words.length === 0) return true;
    const text = searchableText(row, textOf);
    return words.every((word) => text.includes(word));
  });
  const key = sortKeys[sort.replace(/^-/, '')];
  if (!key) return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found
    .map((row) => ({ row, key: ordered(key(row)) }))
    .sort((a, b) => compared(a.key, b.key, direction))
    .map(({ row }) => row);
}

/** The texts of rows that have been searched, by what is searched: each further letter searches them again. */
const texts = new WeakMap<object, WeakMap<object, string>>();

function searchableText<Row extends object>(row: Row, textOf: (row: Row) => string): string {
  const known = texts.get(textOf) ?? new WeakMap<object, string>();
  texts.set(textOf, known);
  const text = known.get(row) ?? searchable(textOf(row));
  known.set(row, text);
  return text;
}

const ordered = (key: SortKey) => (typeof key === 'string' ? nameOrder(key) : key);

const byAlphabet = new Intl.Collator();

function compared(a: SortKey, b: SortKey, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
  return direction * byAlphabet.compare(String(a), String(b));
}
