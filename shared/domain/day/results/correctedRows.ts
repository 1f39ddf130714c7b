import { correctProgrammes, type ResultChanges } from './correctProgrammes.ts';
import {
  placeProgrammes,
  type FlightResultRules,
  type JudgedProgramme,
  type ProgrammePlace,
  type ResultColumn,
} from './placeProgrammes.ts';

/** What a result is corrected from: its rows, and the rules by which it was placed. */
export interface CorrectableResult<Row extends JudgedProgramme & ProgrammePlace> {
  readonly rules: FlightResultRules;
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly Row[];
}

/**
 * The places after a correction, by the rules of the first version. Each row that it changes has what it was.
 * @returns by place
 */
export function correctedRows<Row extends JudgedProgramme & ProgrammePlace>(
  { rules, columns, rows }: CorrectableResult<Row>,
  changes: ResultChanges,
): (Row & { before: ProgrammePlace | null })[] {
  const old = new Map(rows.map((row) => [row.programmeId, outcomeOf(row)]));
  return placeProgrammes(rules, columns, correctProgrammes(rows, columns, changes)).map((row) => {
    const before = old.get(row.programmeId) ?? null;
    return { ...row, before: before && !isSame(before, row) ? before : null };
  });
}

const outcomeOf = ({ place, total, points }: ProgrammePlace): ProgrammePlace => ({ place, total, points });

const isSame = (one: ProgrammePlace, other: ProgrammePlace) =>
  one.place === other.place && one.total === other.total && one.points === other.points;
