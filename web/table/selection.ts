/** An action on all selected rows. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly danger?: boolean;
  /** Why these rows do not allow it; undefined if they do. */
  readonly disabledReason?: (chosen: readonly Row[]) => string | undefined;
  /** Rows stay selected until `done` is called, so that an action can confirm first or be repeated. */
  readonly onAction: (chosen: readonly Row[], done: () => void) => void;
}

/** Makes rows selectable. Selected rows can always be exported, even without an action. */
export interface SelectionOptions<Row> {
  readonly bulkActions: readonly BulkAction<Row>[];
}

/** How many of the rows shown are selected. */
export type SelectionExtent = 'none' | 'some' | 'all';

export function selectionExtent(shown: readonly string[], chosen: ReadonlySet<string>): SelectionExtent {
  if (chosen.size === 0) return 'none';
  const count = shown.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** The selection without rows that are gone; the same set if none is. */
export function remainingSelection(
  chosen: ReadonlySet<string>,
  shown: readonly string[],
): ReadonlySet<string> {
  if (chosen.size === 0) return chosen;
  const there = new Set(shown);
  const kept = [...chosen].filter((key) => there.has(key));
  return kept.length === chosen.size ? chosen : new Set(kept);
}

/**
 * Toggles a row. With `from`, the row pressed before, all rows between follow; a row no longer shown is
 * ignored.
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
