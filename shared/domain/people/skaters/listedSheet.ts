import { findHeadings } from '../../core/sheets/headings.ts';
import { isAmbiguous, orderOfSlashes, type DayOrder } from './typedDay.ts';

/** One filled row of a sheet with its row number; the sheet's first row is row 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

interface ListedSheet<Column> {
  readonly headings: readonly string[];
  /** The field of each column; null for a column that is ignored. */
  readonly columns: readonly (Column | null)[];
  readonly rows: readonly SheetRow[];
  /** The order in which its slashed dates are read. */
  readonly order: DayOrder;
  /** That order where a person has to confirm it; null if no date is ambiguous. */
  readonly slashes: DayOrder | null;
}

interface ListedSheetOptions<Column> {
  /** The columns of a row of headings; null if it lacks one that every list needs. */
  readonly columnsOf: (headings: readonly string[]) => readonly (Column | null)[] | null;
  readonly isDay: (column: Column) => boolean;
  /** Which comes first if the dates of the list do not decide. */
  readonly slashes: DayOrder;
}

/** Finds the headings of a list of people, its filled rows and the order of its dates; null without headings. */
export function listedSheet<Column>(
  sheet: readonly (readonly string[])[],
  { columnsOf, isDay, slashes }: ListedSheetOptions<Column>,
): ListedSheet<Column> | null {
  const found = findHeadings(sheet, columnsOf);
  if (!found) return null;
  const { at, columns } = found;
  const rows = sheet
    .slice(at + 1)
    .map((cells, index) => ({ row: at + index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const dates = rows.flatMap(({ cells }) =>
    cells.filter((_, index) => {
      const column = columns[index] ?? null;
      return column !== null && isDay(column);
    }),
  );
  const known = orderOfSlashes(dates);
  const isOpen = known === null && dates.some(isAmbiguous);
  return {
    headings: sheet[at] ?? [],
    columns,
    rows,
    order: known ?? slashes,
    slashes: isOpen ? slashes : null,
  };
}
