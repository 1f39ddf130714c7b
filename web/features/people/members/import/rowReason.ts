import type { TFunction } from 'i18next';
import type { RowResult } from './importList.ts';

type T = TFunction<'members'>;

/** For example "Rows 2, 3". */
export const rowsText = (t: T, { rows }: RowResult) =>
  t('import.row', { count: rows.length, rows: rows.map(String).join(', ') });

/** The reason why a row is wrong, or the fields it changes; empty for other rows. */
export function rowReason(t: T, { problems, messages, changed }: RowResult): string {
  const seen = problems.map(({ field, problem }) =>
    t(`import.problems.${problem}`, { field: t(`import.fields.${field}`) }),
  );
  const why = [...new Set([...seen, ...messages])];
  return why.length > 0
    ? why.join('; ')
    : changed.map((field) => t(`import.fields.${field as ChangedField}`)).join(', ');
}

/** The fields of a member that an import can change. */
type ChangedField = 'fullName' | 'birthdate' | 'category' | 'expiry' | 'homeRink' | 'tests' | 'certificates';
