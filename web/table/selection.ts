/** Something that can be done with all the rows that are chosen. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly danger?: boolean;
  /** Why it cannot be done with these rows; undefined where it can. */
  readonly disabledReason?: (chosen: readonly Row[]) => string | undefined;
  /** The rows stay chosen, so that one can be asked first and try again, until `done` is called. */
  readonly onAction: (chosen: readonly Row[], done: () => void) => void;
}

/** Makes the rows of a table choosable. What is chosen can always be exported, even without an action. */
export interface SelectionOptions<Row> {
  readonly bulkActions: readonly BulkAction<Row>[];
}

/** How much of what is shown is chosen. */
export type SelectionExtent = 'none' | 'some' | 'all';

export function selectionExtent(shown: readonly string[], chosen: ReadonlySet<string>): SelectionExtent {
  const count = shown.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** What stays chosen of rows that may have gone; the same set where nothing went. */
export function remainingSelection(
  chosen: ReadonlySet<string>,
  shown: readonly string[],
): ReadonlySet<string> {
  const there = new Set(shown);
  const kept = [...chosen].filter((key) => there.has(key));
  return kept.length === chosen.size ? chosen : new Set(kept);
}

/**
 * Chooses a row or leaves it out. With `from`, the row that was pressed before, all rows between the
 * two follow, whichever stands first; a row that is no longer shown counts as none.
 */
export function toggleSelection(
  chosen: ReadonlySet<string>,
  shown: readonly string[],
  key: string,
  from: string | null = null,
): ReadonlySet<string> {
  const next = new Set(chosen);
  const start = from === null ? -1 : shown.indexOf(from);
  const end = shown.indexOf(key);
  const range = start < 0 || end < 0 ? [key] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
  for (const one of range) {
    if (chosen.has(key)) next.delete(one);
    else next.add(one);
  }
  return next;
}
