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
    margin: marginOf(own, neighbourOf(own, skated)),
    standard: system === 'isi' && skated.length === 1 ? standardOf(columns, rules) : null,
    judges: place === null || skated.length === 1 ? null : judgesOf(own, skated, rules.system),
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
  return inProgrammeOrder(columns.map(({ name }) => name)).map((name) => {
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

/** The numbered ones by number, then the others as the judges have them: a panel shares the criteria of a programme. */
function inProgrammeOrder(names: readonly string[]): string[] {
  const numberOf = (name: string) => Number(/ (\d+)$/.exec(name)?.[1] ?? Infinity);
  return [...new Set(names)].sort((one, other) =>
    numberOf(one) === numberOf(other) ? 0 : numberOf(one) - numberOf(other),
  );
}

/** What a lone skater is measured against. */
function standardOf(columns: readonly ResultColumn[], { most, bookPercent }: ExplainedFlight['rules']) {
  const possible = columns.length * most;
  return { possible, first: Math.ceil((possible * bookPercent) / 100) };
}

/** The places that the judges gave, the best first, and the first place that most of them gave or bettered. */
function judgesOf(
  own: RowOfFlight,
  skated: readonly RowOfFlight[],
  system: FlightResultRules['system'],
): ExplainedPlace['judges'] {
  const judges = majorityOf(own, skated, system);
  const neighbour = neighbourOf(own, skated);
  const next = neighbour ? majorityOf(neighbour, skated, system) : null;
  return judges && { ...judges, next: next && { majorityAt: next.majorityAt, orBetter: next.orBetter } };
}

function majorityOf(
  { programmeId }: RowOfFlight,
  skated: readonly RowOfFlight[],
  system: FlightResultRules['system'],
) {
  const places = ordinalsOf(programmeId, skated, system)?.toSorted((one, other) => one - other);
  const at = places?.[Math.floor(places.length / 2)];
  return places === undefined || at === undefined
    ? null
    : { places, majorityAt: at, orBetter: places.filter((one) => one <= at).length };
}

/** Whom a place is measured against: the one after the first place, else the one before. Rows are in order of places. */
function neighbourOf({ place }: RowOfFlight, skated: readonly RowOfFlight[]): RowOfFlight | undefined {
  if (place === null) return undefined;
  const others = skated.filter((row) => row.place !== null && row.place !== place);
  return place === 1 ? others[0] : others.filter((row) => (row.place ?? 0) < place).at(-1);
}

const marginOf = ({ total }: RowOfFlight, next: RowOfFlight | undefined): number | null =>
  total === null || next?.total == null ? null : Math.abs(total - next.total);

/** The middle one; between two of them their mean. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
