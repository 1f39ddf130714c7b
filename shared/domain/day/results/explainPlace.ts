import type { ExplainedPlace } from '../../../contract/day/results/results.ts';
import type { JudgedProgramme, ProgrammePlace, ResultColumn } from './placeProgrammes.ts';

/** With fewer, a median would show another skater's marks. */
const LEAST_SKATED = 4;

/**
 * A programme's columns beside the median of everybody in the flight: never the sheet of another, nor whose a column
 * was. Columns of one name that several judges marked are added, as they are in the total.
 */
export function explainPlace(
  programmeId: string,
  columns: readonly ResultColumn[],
  rows: readonly (JudgedProgramme & ProgrammePlace)[],
): Omit<ExplainedPlace, 'name' | 'format' | 'level'> | null {
  const own = rows.find((row) => row.programmeId === programmeId);
  if (!own) return null;
  const skated = rows.filter(({ state }) => state === 'skated');
  const hasMedian = skated.length >= LEAST_SKATED;
  const names = [...new Set(columns.map(({ name }) => name))];
  const totalOf = (row: JudgedProgramme, name: string) =>
    row.columns.reduce((sum, mark, index) => (columns[index]?.name === name ? sum + mark : sum), 0);
  const { place, total, points, penalties } = own;
  return {
    place,
    total,
    points,
    skated: skated.length,
    columns:
      own.state === 'skated'
        ? names.map((name) => ({
            name,
            own: totalOf(own, name),
            median: hasMedian ? median(skated.map((row) => totalOf(row, name))) : null,
          }))
        : [],
    penalties: penalties.map(({ code, tenths }) => ({ code, tenths })),
    medianTotal: hasMedian && total !== null ? median(skated.flatMap((row) => row.total ?? [])) : null,
  };
}

/** The middle one; between two of them their mean. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
