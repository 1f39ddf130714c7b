interface PlacedRow {
  readonly index: number;
  /** Pixels from the top of the document. */
  readonly start: number;
  readonly end: number;
}

/** A drawn row, or the height of the rows that are not drawn before it. */
export type RowRun =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly before: number | 'end'; readonly height: number };

/** Drawn rows in order with the gaps between them, from `top` to `end`. */
export function rowRuns(placed: readonly PlacedRow[], top: number, end: number): RowRun[] {
  const runs: RowRun[] = [];
  let reached = top;
  for (const { index, start, end: next } of placed) {
    if (start > reached) runs.push({ kind: 'gap', before: index, height: start - reached });
    runs.push({ kind: 'row', index });
    reached = next;
  }
  if (end > reached) runs.push({ kind: 'gap', before: 'end', height: end - reached });
  return runs;
}
