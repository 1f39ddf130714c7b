import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';

interface LocalQuery {
  readonly search: string;
  /** A column's id, with a minus for downwards; '' for the order given. */
  readonly sort: string;
}

/**
 * Searches and sorts a list that came whole, as the server does with those that come in pages.
 * `textOf` is what the search looks at, `sortKeys` what each sortable column is ordered by.
 */
export function localRows<Row>(
  rows: readonly Row[],
  { search, sort }: LocalQuery,
  textOf: (row: Row) => string,
  sortKeys: Readonly<Record<string, (row: Row) => string>>,
): Row[] {
  const words = nameOrder(search).split(' ');
  const found = rows.filter((row) => {
    const text = nameOrder(textOf(row));
    return words.every((word) => text.includes(word));
  });
  const key = sortKeys[sort.replace(/^-/, '')];
  if (!key) return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => direction * nameOrder(key(a)).localeCompare(nameOrder(key(b))));
}
