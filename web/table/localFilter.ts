import type { Filter } from './FilterSelect.tsx';

interface LocalFilter<Row> {
  /** Its name in the address, and in the filter keys of localRows. */
  readonly name: string;
  readonly label: string;
  readonly valueOf: (row: Row) => string;
  /** How the value is read; the value itself without it. */
  readonly textOf?: (row: Row) => string;
}

/**
 * The filters over a list that came whole, each offering what there is in it. One that could tell
 * nothing apart is left out, unless something is chosen in it.
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
