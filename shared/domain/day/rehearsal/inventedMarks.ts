import type { JudgingSheet, SheetColumn } from '../../../contract/day/sheets/sheetAnswers.ts';
import type { MarkRange } from '../../entering/judgingRules/rangeOf.ts';

export interface InventedMark {
  readonly programmeId: string;
  readonly column: string;
  readonly value: number;
}

type Sheet = Pick<JudgingSheet, 'seat' | 'columns' | 'range'> & {
  readonly flight: Pick<JudgingSheet['flight'], 'id' | 'order'>;
};

/** The lowest and the highest share of what is possible that an invented skater gets where there is no range. */
const LEAST_SHARE = 0.6;
const MOST_SHARE = 0.95;

/** Of a mark, what the skater's ability decides; the rest differs from box to box. */
const ABILITY = 0.7;

/** A whole sheet of marks within the flight's range, by the skater's ability. The same seed gives the same marks. */
export function inventedMarks(sheet: Sheet, seed: number): InventedMark[] {
  const skating = sheet.flight.order.filter(({ order }) => order !== null);
  return sheet.columns.flatMap((column) => {
    const rated = skating.map(({ programmeId }) => ({
      programmeId,
      rate:
        ABILITY * share(seed, programmeId) +
        (1 - ABILITY) * share(seed, sheet.flight.id, sheet.seat, column.id, programmeId),
    }));
    const ranked = rated.toSorted((one, other) => other.rate - one.rate);
    return rated.map(({ programmeId, rate }, index) => ({
      programmeId,
      column: column.id,
      value:
        column.unit === 'place'
          ? ranked.findIndex((own) => own === rated[index]) + 1
          : between(limitsOf(column, sheet), rate),
    }));
  });
}

const between = ({ least, most }: MarkRange, rate: number) => Math.round(least + (most - least) * rate);

/** The range is that of a judge's column; the referee's total of all columns has none. */
function limitsOf({ most, unit, id }: SheetColumn, { range }: Pick<JudgingSheet, 'range'>): MarkRange {
  if (range && unit === 'tenths' && id !== 'total') return range;
  return { least: Math.ceil(most * LEAST_SHARE), most: Math.floor(most * MOST_SHARE) };
}

/** A number from 0 up to, but not including, 1 that the words decide. */
export function share(seed: number, ...words: readonly string[]): number {
  return hash(seed, words.join(' ')) / 2 ** 32;
}

/** An id that the words decide, so that what is played again is the same. */
export const idOf = (seed: number, ...words: readonly string[]): string =>
  [seed, seed + 1].map((own) => hash(own, words.join(' ')).toString(36).padStart(7, '0')).join('');

/** FNV-1a with a final mix, in whole 32-bit numbers: browsers and Node agree to the bit. */
function hash(seed: number, text: string): number {
  let state = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b) >>> 0;
  return (state ^ (state >>> 13)) >>> 0;
}
