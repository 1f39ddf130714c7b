interface Choosable {
  readonly id: string;
  readonly hidden?: boolean;
}

/** Stands in the address where every column but the name is hidden. */
const NONE = 'none';

/** The ids of the columns shown: those of the address, or the usual ones. Unknown ids count for nothing. */
export function shownColumns(columns: readonly Choosable[], choice: string): string[] {
  const named = choice.split(',');
  return columns
    .filter(({ id, hidden }) => (choice === '' ? !hidden : named.includes(id)))
    .map(({ id }) => id);
}

/** What stands in the address for these columns: '' for the usual ones. */
export function choiceOf(columns: readonly Choosable[], shown: readonly string[]): string {
  const usual = columns.every(({ id, hidden }) => shown.includes(id) !== Boolean(hidden));
  if (usual) return '';
  return (
    columns
      .filter(({ id }) => shown.includes(id))
      .map(({ id }) => id)
      .join(',') || NONE
  );
}
