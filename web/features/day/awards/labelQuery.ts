import {
  labelSheet,
  labelsOfSheet,
  type LabelSheetId,
} from '../../../../shared/domain/core/documents/labelSheets.ts';

export interface LabelChoice {
  readonly sheet: LabelSheetId;
  /** Millimetres as they were typed. */
  readonly right: string;
  readonly down: string;
  readonly first: string;
}

/** Tenths of a millimetre; null for what is no number of them, or more than 20 mm. */
export function labelTenths(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return 0;
  if (!/^-?\d{1,2}(\.\d)?$/.test(text)) return null;
  const tenths = Math.round(Number(text) * 10);
  return Math.abs(tenths) <= 200 ? tenths : null;
}

/** The first label; null for one that the sheet has not. */
export function firstOf({ first, sheet }: Pick<LabelChoice, 'first' | 'sheet'>): number | null {
  const number = /^\d{1,2}$/.test(first.trim()) ? Number(first) : 0;
  return number >= 1 && number <= labelsOfSheet(labelSheet(sheet)) ? number : null;
}

/** The query of the labels and their test page; null while a typed value is wrong. */
export function labelQuery(choice: LabelChoice) {
  const [x, y, first] = [labelTenths(choice.right), labelTenths(choice.down), firstOf(choice)];
  if (x === null || y === null || first === null) return null;
  return {
    paper: labelSheet(choice.sheet).paper,
    sheet: choice.sheet,
    offsetX: String(x),
    offsetY: String(y),
    first: String(first),
  };
}
