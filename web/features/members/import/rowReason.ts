import type { TFunction } from 'i18next';
import type { RowResult } from './importList.ts';

type T = TFunction<'members'>;

/** "Rows 2, 3" */
export const rowsText = (t: T, { rows }: RowResult) =>
  t('import.row', { count: rows.length, rows: rows.map(String).join(', ') });

/** Why a row is wrong, or what of a member it changes; empty for what needs no reason. */
export function rowReason(t: T, { problems, messages, changed }: RowResult): string {
  const seen = problems.map(({ field, problem }) =>
    t(`import.problems.${problem}`, { field: t(`import.fields.${field}`) }),
  );
  const why = [...new Set([...seen, ...messages])];
  return why.length > 0
    ? why.join('; ')
    : changed.map((field) => t(`import.fields.${field as ChangedField}`)).join(', ');
}

/** What of a member an import can change. */
type ChangedField = 'fullName' | 'birthdate' | 'category' | 'expiry' | 'homeRink' | 'tests' | 'certificates';
