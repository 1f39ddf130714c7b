import type { ExplainedPlace } from '../../../contract/day/results/results.ts';
import { highestMark } from '../../entering/judgingRules/rangeOf.ts';
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
  readonly rules: Pick<FlightResultRules, 'system' | 'most' | 'bookPercent' | 'lastPlace'>;
}

/**
 * A programme's columns beside the median of everybody in the flight, the step to the next total, and the places that the
 * judges gave it: never the sheet of another, nor whose a column was. Columns of one name that several judges marked are
 * added, as they are in the total.
 */
export function explainPlace(
  programmeId: string,
  { columns, rows, rules }: ExplainedFlight,
): Omit<ExplainedPlace, 'name' | 'format' | 'level'> | null {
  const own = rows.find((row) => row.programmeId === programmeId);
  if (!own) return null;
  const { system } = rules.system;
  const skated = rows.filter(({ state }) => state === 'skated');
  const hasMedian = skated.length >= LEAST_SKATED;
  const { place, total, points, penalties } = own;
  return {
    place,
    total,
    points,
    skated: skated.length,
    sharedWith: place === null ? 0 : skated.filter((row) => row.place === place).length - 1,
    isRest: system === 'isi' && skated.length > 1 && place === rules.lastPlace,
    system,
    margin: hasMedian ? marginOf(own, skated) : null,
    standard: system === 'isi' && skated.length === 1 ? standardOf(columns, rules) : null,
    judges: place === null || skated.length === 1 ? null : majorityOf(own, skated, rules.system),
    columns: own.state === 'skated' ? explainedColumns(own, columns, { skated, hasMedian, rules }) : [],
    penalties: penalties.map(({ code, tenths }) => ({ code, tenths })),
    medianTotal: hasMedian && total !== null ? median(skated.flatMap((row) => row.total ?? [])) : null,
  };
}

interface Flight extends Pick<ExplainedFlight, 'rules'> {
  readonly skated: readonly RowOfFlight[];
  readonly hasMedian: boolean;
}

/** None where judges give places: their sum says nothing. */
function explainedColumns(
  own: RowOfFlight,
  columns: readonly ResultColumn[],
  { skated, hasMedian, rules }: Flight,
): ExplainedPlace['columns'] {
  const highest = highestMark(rules);
  if (highest === null) return [];
  return [...new Set(columns.map(({ name }) => name))].map((name) => {
    const totalOf = (row: JudgedProgramme) =>
      row.columns.reduce((sum, mark, index) => (columns[index]?.name === name ? sum + mark : sum), 0);
    const marks = columns.filter((column) => column.name === name).length;
    return {
      name,
      own: totalOf(own),
      median: hasMedian ? median(skated.map(totalOf)) : null,
      marks,
      most: marks * highest,
    };
  });
}

/** What a lone skater is measured against. */
function standardOf(columns: readonly ResultColumn[], { most, bookPercent }: ExplainedFlight['rules']) {
  const possible = columns.length * most;
  return { possible, first: Math.ceil((possible * bookPercent) / 100) };
}

/** The places that the judges gave, the best first, and the first place that most of them gave or bettered. */
function majorityOf(
  { programmeId }: RowOfFlight,
  skated: readonly RowOfFlight[],
  system: FlightResultRules['system'],
): ExplainedPlace['judges'] {
  const places = ordinalsOf(programmeId, skated, system)?.toSorted((one, other) => one - other);
  const at = places?.[Math.floor(places.length / 2)];
  return places === undefined || at === undefined
    ? null
    : { places, majorityAt: at, orBetter: places.filter((one) => one <= at).length };
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
