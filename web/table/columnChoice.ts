interface Choosable {
  readonly id: string;
  readonly hidden?: boolean;
}

/** The address's value if every column but the name is hidden. */
const NONE = 'none';

/** Ids of the columns shown: the address's, or the default. Unknown ids are ignored. */
export function shownColumns(columns: readonly Choosable[], choice: string): string[] {
  const named = choice.split(',');
  return columns
    .filter(({ id, hidden }) => (choice === '' ? !hidden : named.includes(id)))
    .map(({ id }) => id);
}

/** The address's value for these columns: '' for the default. */
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
