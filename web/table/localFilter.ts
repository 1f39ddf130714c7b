import type { Filter } from './FilterSelect.tsx';

interface LocalFilter<Row> {
  /** Its name in the address and in localRows. */
  readonly name: string;
  readonly label: string;
  readonly valueOf: (row: Row) => string;
  /** The label of a value; by default the value. */
  readonly textOf?: (row: Row) => string;
}

/**
 * Filters of a complete list, with the values in it. A filter with one value is left out unless it is in
 * use.
 */
export function localFilters<Row>(
  rows: readonly Row[],
  filters: readonly LocalFilter<Row>[],
  chosen: Readonly<Record<string, string>>,
): Filter[] {
  return filters
    .map(({ name, label, valueOf, textOf = valueOf }) => {
      const texts = new Map(rows.map((row) => [valueOf(row), textOf(row)]));
      const options = [...texts]
        .filter(([value]) => value !== '')
        .map(([value, text]) => ({ value, label: text }))
        .sort((a, b) => a.label.localeCompare(b.label));
      return { name, label, options };
    })
    .filter(({ name, options }) => options.length > 1 || Boolean(chosen[name]));
}
