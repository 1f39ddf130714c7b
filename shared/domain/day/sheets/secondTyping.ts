import { cellAt, type Place, type Sheet } from './marks.ts';
import { sheetPlaces, type SheetForm } from './sheetState.ts';

/** A mark as read from a box of the paper. */
export interface TypedCell extends Place {
  /** Tenths; null for an empty box. */
  readonly value: number | null;
}

/** A box that two people read differently. */
export interface Difference extends Place {
  readonly first: number | null;
  readonly second: number | null;
  /** The marks that stand in the box. */
  readonly replaces: readonly string[];
}

/** Where a second typing differs from the sheet, in the paper's order; a box that is left out was empty. */
export function differencesOf(sheet: Sheet, again: readonly TypedCell[], form: SheetForm): Difference[] {
  const typed = new Map(again.map((cell) => [`${cell.programmeId} ${cell.column}`, cell.value]));
  return sheetPlaces(form).flatMap((place) => {
    const { value: first, marks } = cellAt(sheet, place);
    const second = typed.get(`${place.programmeId} ${place.column}`) ?? null;
    return first === second ? [] : [{ ...place, first, second, replaces: marks.map(({ id }) => id) }];
  });
}
