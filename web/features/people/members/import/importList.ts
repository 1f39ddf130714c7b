import type { ImportProblem } from '../../../../../shared/domain/people/membership/importedMember.ts';
import {
  headingRow,
  type MemberColumns,
} from '../../../../../shared/domain/people/membership/memberColumns.ts';
import {
  memberRow,
  slashesOf,
  type DatesRead,
  type MemberRow,
} from '../../../../../shared/domain/people/membership/memberRow.ts';
import { mergeMemberRows } from '../../../../../shared/domain/people/membership/mergeMemberRows.ts';
import type { ImportedSheet } from '../../../../forms/sheets/readSheet.ts';

/** A parsed file: its columns, and its rows merged to one per member. */
export interface MemberList {
  readonly headings: readonly string[];
  readonly columns: MemberColumns;
  readonly rows: readonly MemberRow[];
  /** How dates with slashes were read; null if none is ambiguous. */
  readonly slashes: DatesRead['slashes'] | null;
}

/**
 * @param dates the order of day and month for lists whose dates are all ambiguous
 * @returns null if no column contains the number
 */
export function memberList(sheet: ImportedSheet, dates: DatesRead): MemberList | null {
  const found = headingRow(sheet);
  if (!found) return null;
  const { at, columns } = found;
  const headings = sheet[at] ?? [];
  const filled = sheet
    .slice(at + 1)
    .map((cells, index) => ({ row: at + index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const { order, isOpen } = slashesOf(filled, columns);
  const rows = mergeMemberRows(
    filled.map((row) => memberRow(row, columns, { ...dates, slashes: order ?? dates.slashes })),
  );
  return { headings, columns, rows, slashes: isOpen ? dates.slashes : null };
}

/** The import's outcome for one member of the list, including members that could not be sent. */
export interface RowResult {
  readonly rows: readonly number[];
  readonly number: string;
  readonly name: string;
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'wrong';
  readonly changed: readonly string[];
  /** The registry's error messages. */
  readonly messages: readonly string[];
  /** Problems found in the file itself. */
  readonly problems: readonly ImportProblem[];
}

export function importResult({ rows, member, problems }: MemberRow): RowResult {
  const { number, fullName = '' } = member;
  return { rows, number, name: fullName, outcome: 'wrong', changed: [], messages: [], problems };
}

export type ImportCounts = Readonly<Record<RowResult['outcome'], number>>;

export function countsOf(results: readonly RowResult[]): ImportCounts {
  const count = (outcome: RowResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
  };
}
