import type { ImportedRow } from '../../../shared/contract/people/importedRow.ts';
import { changesBetween } from '../../../shared/domain/core/history/changesBetween.ts';

/** The outcome of a row that cannot be imported; the others go on. */
export const wrongRow = (row: number, errors: readonly ImportedRow['errors'][number][]): ImportedRow => ({
  row,
  outcome: 'wrong',
  changed: [],
  errors: [...errors],
});

/** The names of the record's fields that a row changes. */
export function changedFields(before: object, after: object, ignored: readonly string[] = []): string[] {
  const changes = changesBetween({ ...before }, { ...after }, ignored);
  return [...new Set(changes.map(({ path }) => path[0] ?? ''))];
}
