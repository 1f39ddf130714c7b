/** A row of a list that is the same person as an earlier one. */
export interface ListDuplicate {
  readonly row: number;
  /** The earlier row. */
  readonly sameAs: number;
}

/**
 * The rows that share a key with an earlier row, each with the first of its kind.
 * @param keysOf what two rows of one person have in common; none for a row that cannot be compared
 */
export function listDuplicates<Row extends { readonly row: number }>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
  isSame: (first: Row, later: Row) => boolean = () => true,
): ListDuplicate[] {
  const firsts = new Map<string, Row[]>();
  const duplicates: ListDuplicate[] = [];
  for (const row of rows.toSorted((one, other) => one.row - other.row)) {
    const keys = keysOf(row);
    const known = keys.flatMap((key) => firsts.get(key) ?? []).filter((first) => isSame(first, row));
    if (known.length > 0) {
      duplicates.push({ row: row.row, sameAs: Math.min(...known.map((first) => first.row)) });
      continue;
    }
    for (const key of keys) firsts.set(key, [...(firsts.get(key) ?? []), row]);
  }
  return duplicates;
}
