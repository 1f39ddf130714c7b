import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { personalBests, type Progress } from './personalBests.ts';

export interface RecordLine {
  readonly name: string;
  /** First, second and third places. */
  readonly medals: readonly number[];
  readonly points: number;
  /** By programme, where it has a total. */
  readonly progress: ReadonlyMap<string, Progress>;
  /** The first year first, in each the first competition first. */
  readonly years: readonly {
    readonly year: string;
    readonly competitions: readonly {
      readonly competition: RecordedResult['competition'];
      readonly results: readonly RecordedResult[];
    }[];
  }[];
}

/** Each skater's results in the order of the competitions, with what was won. */
export function recordLines(results: readonly RecordedResult[]): RecordLine[] {
  const ordered = [...results].sort(
    (one, other) =>
      one.competition.startDate.localeCompare(other.competition.startDate) ||
      one.postedAt.localeCompare(other.postedAt),
  );
  return [...Map.groupBy(ordered, ({ name }) => name)].map(([name, own]) => ({
    name,
    medals: [1, 2, 3].map((place) => own.filter((result) => result.place === place).length),
    points: own.reduce((sum, { points }) => sum + points, 0),
    progress: personalBests(own),
    years: [...Map.groupBy(own, ({ competition }) => competition.startDate.slice(0, 4))].map(
      ([year, yearly]) => ({ year, competitions: byCompetition(yearly) }),
    ),
  }));
}

const byCompetition = (results: readonly RecordedResult[]) =>
  [...Map.groupBy(results, ({ competition }) => competition.id).values()].flatMap((same) =>
    same[0] ? [{ competition: same[0].competition, results: same }] : [],
  );
