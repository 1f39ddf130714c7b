import data from '../../../data/label-sheets.json' with { type: 'json' };
import type { PaperSize } from '../../../contract/core/documentWords.ts';

export const LABEL_SHEETS = ['5160', '5163', '5371', '5395', 'L7160', 'L7163', 'L7165', 'L4785'] as const;
export type LabelSheetId = (typeof LABEL_SHEETS)[number];

/** Points of each unit. */
const UNITS: Readonly<Record<string, number>> = { in: 72, pt: 1, mm: 72 / 25.4 };

export interface LabelSheet {
  readonly paper: PaperSize;
  readonly columns: number;
  readonly rows: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly pitchX: number;
  readonly pitchY: number;
}

/** The geometry of a maker's sheet, in points. */
export function labelSheet(id: LabelSheetId): LabelSheet {
  const found = data.sheets.find((sheet) => sheet.id === id);
  if (!found) throw new Error(`No geometry of ${id}`);
  const { paper, unit, columns, rows, size, first, pitch } = found;
  const points = (values: readonly number[], index: number) => (values[index] ?? 0) * (UNITS[unit] ?? 1);
  return {
    paper: paper === 'a4' ? 'a4' : 'letter',
    columns,
    rows,
    width: points(size, 0),
    height: points(size, 1),
    left: points(first, 0),
    top: points(first, 1),
    pitchX: points(pitch, 0),
    pitchY: points(pitch, 1),
  };
}

export const labelsOfSheet = ({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number =>
  columns * rows;

/** How a printer is corrected, in tenths of a millimetre to the right and down, and the first label that is still there. */
export interface LabelStart {
  readonly offsetX: number;
  readonly offsetY: number;
  /** From 1, row by row. */
  readonly first: number;
}

/** Where a label begins: its page from 0, and its upper left corner in points from that of the sheet. */
export interface LabelPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** @param index of the label, from 0 */
export function placeOfLabel(
  sheet: LabelSheet,
  { offsetX, offsetY, first }: LabelStart,
  index: number,
): LabelPlace {
  const position = first - 1 + index;
  const onPage = position % labelsOfSheet(sheet);
  const tenth = (UNITS['mm'] ?? 1) / 10;
  return {
    page: Math.floor(position / labelsOfSheet(sheet)),
    x: sheet.left + (onPage % sheet.columns) * sheet.pitchX + offsetX * tenth,
    y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.pitchY + offsetY * tenth,
  };
}
