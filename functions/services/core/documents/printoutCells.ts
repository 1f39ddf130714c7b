import type {
  Printout,
  PrintoutColumn,
  PrintoutSheet,
} from '../../../../shared/domain/core/documents/printout.ts';
import type { Cell } from '../../../platform/documents/blocks.ts';
import { bold, plain } from '../../../platform/documents/styles.ts';

/** Between two columns, in points. */
const GAP = 8;

export const columnsOfSheet = (
  { columns }: Pick<Printout, 'columns'>,
  sheet: Pick<PrintoutSheet, 'columns'>,
): readonly PrintoutColumn[] => sheet.columns ?? columns;

/** The cells of a row of this width, each in its column. */
export function cellsOf(
  whole: number,
  columns: readonly PrintoutColumn[],
  cell: (column: PrintoutColumn, index: number) => Pick<Cell, 'text' | 'style' | 'box'>,
): readonly Cell[] {
  let left = 0;
  return columns.map((column, index) => {
    const width = column.share * whole;
    const align = column.look === 'amount' ? { align: 'right' as const } : {};
    const placed: Cell = { ...cell(column, index), left, width: width - GAP, ...align };
    left += width;
    return placed;
  });
}

export function rowCells(
  row: readonly string[],
  columns: readonly PrintoutColumn[],
  { width, textSize }: { readonly width: number; readonly textSize: number },
): readonly Cell[] {
  return cellsOf(width, columns, ({ look }, index) => ({
    text: look === 'box' ? '' : (row[index] ?? ''),
    style: look === 'strong' ? bold(textSize) : plain(textSize),
    ...(look === 'box' && { box: row[index] ? ('ticked' as const) : ('tick' as const) }),
    ...(look === 'mark' && { box: 'mark' as const }),
  }));
}
