import { listedSheet } from '../skaters/listedSheet.ts';
import type { DayOrder } from '../skaters/typedDay.ts';
import { memberColumns, type MemberColumn, type MemberColumns } from './memberColumns.ts';
import { memberRow, type DatesRead, type MemberRow } from './memberRow.ts';
import { mergeMemberRows } from './mergeMemberRows.ts';

/** A parsed file: its columns, and its rows merged to one per member. */
export interface MemberList {
  readonly headings: readonly string[];
  readonly columns: MemberColumns;
  readonly rows: readonly MemberRow[];
  /** How dates with slashes were read; null if none is ambiguous. */
  readonly slashes: DayOrder | null;
}

const DAYS: readonly MemberColumn[] = ['birthdate', 'expiry', 'testDate', 'certificateExpiry'];

/**
 * @param dates the order of day and month for lists whose dates are all ambiguous
 * @returns null if no column contains the number
 */
export function memberList(sheet: readonly (readonly string[])[], dates: DatesRead): MemberList | null {
  const listed = listedSheet(sheet, {
    columnsOf: memberColumns,
    isDay: (column) => DAYS.includes(column),
    slashes: dates.slashes,
  });
  if (!listed) return null;
  const { headings, columns, order, slashes } = listed;
  const rows = listed.rows.map((row) => memberRow(row, columns, { ...dates, slashes: order }));
  return { headings, columns, rows: mergeMemberRows(rows), slashes };
}
