import type { ExplainedPlace } from '../../../contract/day/results/results.ts';
import {
  ordinalsOf,
  type FlightResultRules,
  type JudgedProgramme,
  type ProgrammePlace,
  type ResultColumn,
} from './placeProgrammes.ts';

/** With fewer, a median would show another skater's marks. */
const LEAST_SKATED = 4;

type RowOfFlight = JudgedProgramme & ProgrammePlace;

interface ExplainedFlight {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly RowOfFlight[];
  readonly system: FlightResultRules['system'];
}

/**
 * A programme's columns beside the median of everybody in the flight, the step to the next total, and how many judges placed
 * it so: never the sheet of another, nor whose a column was. Columns of one name that several judges marked are added, as
 * they are in the total.
 */
export function explainPlace(
  programmeId: string,
  { columns, rows, system }: ExplainedFlight,
): Omit<ExplainedPlace, 'name' | 'format' | 'level'> | null {
  const own = rows.find((row) => row.programmeId === programmeId);
  if (!own) return null;
  const skated = rows.filter(({ state }) => state === 'skated');
  const hasMedian = skated.length >= LEAST_SKATED;
  const names = system.system === 'majority' ? [] : [...new Set(columns.map(({ name }) => name))];
  const totalOf = (row: JudgedProgramme, name: string) =>
    row.columns.reduce((sum, mark, index) => (columns[index]?.name === name ? sum + mark : sum), 0);
  const { place, total, points, penalties } = own;
  const ordinals = ordinalsOf(programmeId, skated, system);
  return {
    place,
    total,
    points,
    skated: skated.length,
    system: system.system,
    margin: hasMedian ? marginOf(own, skated) : null,
    judges:
      ordinals && place !== null
        ? { count: ordinals.length, orBetter: ordinals.filter((one) => one <= place).length }
        : null,
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

function marginOf({ place, total }: RowOfFlight, skated: readonly RowOfFlight[]): number | null {
  if (place === null || total === null) return null;
  const others = skated.filter((row) => row.place !== null && row.total !== null && row.place !== place);
  const next =
    place === 1
      ? others.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))[0]
      : others.filter((row) => (row.place ?? 0) < place).at(-1);
  return next?.total == null ? null : Math.abs(total - next.total);
}

/** The middle one; between two of them their mean. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
