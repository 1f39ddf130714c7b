import type { JudgingRules, JudgingSystem } from '../../../contract/entering/competitions/judgingRules.ts';
import type { Column } from './columnsOf.ts';
import type { FlightRules } from './flightRules.ts';

/** The least and the most that a judge may give, both included, in the unit of the column. */
export interface MarkRange {
  readonly least: number;
  readonly most: number;
}

/**
 * The range of an ISI flight, in tenths: five skaters have 7.0 to 7.8. None for a lone skater, who skates against the
 * book, and none for a flight of nobody. The referee can set another one.
 * Source: competition-day.md, section 5, which fits the one published value.
 * @param skaters of the flight, without those who were scratched
 */
export function rangeOf(
  { range, most }: Pick<JudgingRules, 'range' | 'most'>,
  skaters: number,
): MarkRange | null {
  if (!range || skaters < 2) return null;
  const least = Math.min(range.base, most);
  return { least, most: Math.min(most, least + range.widthForEachOther * (skaters - 1)) };
}

/** The highest mark of the 6.0 system, in tenths. */
const SIX = 60;

/** The highest mark of a judge's column, in tenths; null where judges write places. */
export function highestMark({
  system: { system },
  most,
}: Pick<FlightRules, 'system' | 'most'>): number | null {
  if (system === 'majority') return null;
  return system === '6.0' ? SIX : most;
}

/**
 * The limits of a cell, whatever the range: a mark outside it is a slip of the finger.
 * @param columns of all judges, for the referee's total
 */
export function cellLimits(
  column: Column,
  { system, most }: { readonly system: JudgingSystem['system']; readonly most: number },
  { skaters, columns }: { readonly skaters: number; readonly columns: number },
): MarkRange {
  if (column.unit === 'place') return { least: 1, most: Math.max(1, skaters) };
  if (system === '6.0') return { least: 0, most: SIX };
  return { least: 0, most: column.id === 'total' ? most * columns : most };
}
