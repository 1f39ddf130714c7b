import type { SheetColumn } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import type { CellView } from './store/sheetView.ts';
import { eraseDigit, typeDigit } from '../../../../shared/domain/day/sheets/keypad.ts';

/** The effect of a key: a new text of the box, or a mark that is complete. */
export type KeyPress =
  | { readonly kind: 'typing'; readonly digits: string }
  | { readonly kind: 'complete'; readonly value: number };

/** A digit in a box: with `72`, 7.2 is complete. */
export function pressDigit(digits: string, digit: string, column: SheetColumn): KeyPress {
  const typed = typeDigit(digits, digit, column.most);
  if (typed.isDone && typed.value !== null && typed.value >= column.least)
    return { kind: 'complete', value: typed.value };
  return { kind: 'typing', digits: typed.digits };
}

/** "Next" completes what is typed: `7` is 7.0, `10` stays 1.0. Null where nothing is typed that can be a mark. */
export function completeDigits(digits: string, column: SheetColumn): number | null {
  if (digits === '') return null;
  const isWhole = column.unit === 'tenths' && digits.length === 1 && column.most >= 10;
  const value = isWhole ? Number(digits) * 10 : Number(digits);
  return value >= column.least && value <= column.most ? value : null;
}

export const eraseLast = (digits: string): string => eraseDigit(digits).digits;

/** `7.2` of 72 tenths; a place is a whole number. */
export function typedMark(value: number, { unit }: Pick<SheetColumn, 'unit'>): string {
  return unit === 'place' ? String(value) : (value / 10).toFixed(1);
}

/** The text of a box: in a conflict all of its marks, in an empty one none. */
export function cellText({ state, marks, value }: CellView, column: SheetColumn): string {
  if (state !== 'conflict') return value === null ? '' : typedMark(value, column);
  const texts = marks.map((mark) => (mark.value === null ? '–' : typedMark(mark.value, column)));
  return [...new Set(texts)].join(' / ');
}

/** The typed part of a mark: `7.` of `7`, `7.2` of `72`, `10` of `10`, which may become 10.0. */
export function typedText(digits: string, { unit, most }: Pick<SheetColumn, 'unit' | 'most'>): string {
  if (unit === 'place' || digits === '') return digits;
  const isOpen = Number(digits) * 10 <= most;
  if (digits.length === 1) return `${digits}._`;
  return isOpen ? `${digits.slice(0, -1)}.${digits.slice(-1)}_` : typedMark(Number(digits), { unit });
}
