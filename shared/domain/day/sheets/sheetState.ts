import type { Column } from '../../entering/judgingRules/columnsOf.ts';
import type { MarkRange } from '../../entering/judgingRules/rangeOf.ts';
import { cellAt, REFEREE, type Cell, type Mark, type Place, type Sheet } from './marks.ts';

/** A mark as the server keeps it: typed by whom, and from paper or by the judge. */
export interface KeptMark extends Mark {
  /** An account, or a code. */
  readonly by: string;
  readonly source: SheetSource;
}

export const SHEET_SOURCES = ['device', 'paper'] as const;

/** Written by the judge, or typed from the judge's paper. */
export type SheetSource = (typeof SHEET_SOURCES)[number];

/** A sheet's times besides its marks; a mark that changes a box ends both. */
export interface SheetTimes {
  /** Since when whoever wrote the sheet says that it is complete. */
  readonly handedInAt?: string | null | undefined;
  /** Since when a second person has typed or read a typed sheet. */
  readonly confirmedAt?: string | null | undefined;
}

/** The boxes that a sheet must have: each column for each programme that skates, in the paper's order. */
export interface SheetForm {
  readonly seat: string;
  readonly programmeIds: readonly string[];
  readonly columns: readonly string[];
}

/**
 * How far a sheet is. `conflict`: two devices wrote different marks in a box. `toHandIn`: complete, but its judge has
 * not said so. `toConfirm`: typed from paper, and nobody else has typed or read it. `counts`: it can be added up.
 */
export const SHEET_STATES = ['empty', 'started', 'conflict', 'toHandIn', 'toConfirm', 'counts'] as const;

export type SheetState = (typeof SHEET_STATES)[number];

/** All boxes in the paper's order: row by row. */
export const sheetPlaces = ({ programmeIds, columns }: SheetForm): Place[] =>
  programmeIds.flatMap((programmeId) => columns.map((column) => ({ programmeId, column })));

/** Boxes without a mark, those of a conflict not among them. */
export const missingPlaces = (sheet: Sheet, form: SheetForm): Place[] =>
  sheetPlaces(form).filter((place) => {
    const { value, isConflict } = cellAt(sheet, place);
    return value === null && !isConflict;
  });

export const conflictsIn = <M extends Mark>(sheet: Sheet<M>, form: SheetForm): Cell<M>[] =>
  sheetPlaces(form)
    .map((place) => cellAt(sheet, place))
    .filter(({ isConflict }) => isConflict);

export const isInRange = (value: number, range: MarkRange | null): boolean =>
  range === null || (value >= range.least && value <= range.most);

/** Whether a seat's number is in the range of its flight; the referee's total and places have none. */
export const isInRangeOfSeat = (value: number, { seat, unit, range }: SeatRange): boolean =>
  seat === REFEREE || unit === 'place' || isInRange(value, range);

interface SeatRange {
  readonly seat: string;
  readonly unit: Column['unit'];
  readonly range: MarkRange | null;
}

/** Boxes whose mark is outside the range; the referee's total has none. */
export const placesOutside = (sheet: Sheet, form: SheetForm, range: MarkRange | null): Place[] =>
  form.seat === REFEREE
    ? []
    : sheetPlaces(form).filter((place) => {
        const { value } = cellAt(sheet, place);
        return value !== null && !isInRange(value, range);
      });

/** Whether any mark that stands was typed from paper. */
export const isTyped = (sheet: Sheet<KeptMark>): boolean => typedMarks(sheet).length > 0;

/** The standing marks that were typed from paper; none of their typists can be the second person. */
export const typedMarks = <M extends KeptMark>(sheet: Sheet<M>): M[] =>
  [...sheet.values()].flatMap(({ marks }) => marks.filter(({ source }) => source === 'paper'));

/**
 * How far a sheet is. A typed one counts once a second person has confirmed it, the judge's own once it is handed in;
 * the referee's own needs nobody to hand it in and may have empty boxes, because it only decides ties.
 */
export function stateOfSheet(sheet: Sheet<KeptMark>, facts: SheetTimes, form: SheetForm): SheetState {
  const isReferees = form.seat === REFEREE;
  if (conflictsIn(sheet, form).length > 0) return 'conflict';
  const missing = missingPlaces(sheet, form).length;
  if (missing === form.programmeIds.length * form.columns.length) return 'empty';
  if (missing > 0 && !isReferees) return 'started';
  if (isTyped(sheet)) return facts.confirmedAt ? 'counts' : 'toConfirm';
  return facts.handedInAt || isReferees ? 'counts' : 'toHandIn';
}

/**
 * Whether no box has changed since a sheet was handed in. Where a tablet that was cut off wrote beside the mark that was
 * handed in, that mark can still be kept.
 */
export const isAsHandedIn = (handedIn: Sheet, now: Sheet): boolean =>
  [...now.values()].every((cell) => {
    const { value } = cellAt(handedIn, cell);
    return cell.isConflict ? cell.marks.some((mark) => mark.value === value) : cell.value === value;
  });

/** Whether a flight's result can be made with the sheet as it is; of the referee's own, also without one. */
export const doesSheetCount = (state: SheetState, seat: string): boolean =>
  state === 'counts' || (seat === REFEREE && state === 'empty');
