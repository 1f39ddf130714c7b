import type { ResultState } from '../../../contract/day/results/results.ts';
import { REFEREE_TOTAL } from '../../entering/judgingRules/columnsOf.ts';
import { penaltyProblems } from '../../entering/judgingRules/penaltyProblems.ts';
import { cellLimits } from '../../entering/judgingRules/rangeOf.ts';
import type { JudgedProgramme, ResultColumn, FlightResultRules } from './placeProgrammes.ts';

/** A correction's changes; the last change of a thing counts. */
export interface ResultChanges {
  readonly marks: readonly {
    readonly programmeId: string;
    readonly seat: string;
    readonly column: string;
    /** Tenths, or a place. */
    readonly value: number;
  }[];
  /** All penalties of a programme; none takes them back. */
  readonly penalties: readonly {
    readonly programmeId: string;
    readonly penalties: JudgedProgramme['penalties'];
  }[];
  readonly states: readonly { readonly programmeId: string; readonly state: ResultState }[];
}

/** The field of a change that names what the result does not have, that no box can hold, or that leaves marks missing. */
export type CorrectionFault = {
  readonly field: string;
  readonly code: 'MustExist' | 'MustWithin' | 'NotNull';
};

/** The rules of a result with the penalties that the competition knows today. */
type CorrectionRules = Pick<FlightResultRules, 'system' | 'most' | 'tie'> & {
  readonly penaltyCodes: readonly string[];
};

/** Finds the fault of a correction's changes; null where they can be made. */
export function correctionFault(
  programmes: readonly JudgedProgramme[],
  columns: readonly ResultColumn[],
  rules: CorrectionRules,
  changes: ResultChanges,
): CorrectionFault | null {
  const known = new Set(programmes.map(({ programmeId }) => programmeId));
  for (const list of ['marks', 'penalties', 'states'] as const) {
    const unknown = changes[list].findIndex(({ programmeId }) => !known.has(programmeId));
    if (unknown >= 0) return { field: `${list}.${String(unknown)}.programmeId`, code: 'MustExist' };
  }
  const wrongPenalty = penaltyFault(programmes, columns, rules, changes);
  if (wrongPenalty) return wrongPenalty;
  const column = changes.marks.findIndex((mark) => !hasBox(columns, rules, mark));
  if (column >= 0) return { field: `marks.${String(column)}.column`, code: 'MustExist' };
  const facts = { skaters: programmes.length, columns: columns.length };
  const outside = changes.marks.findIndex((mark) => {
    const { least, most } = cellLimits(
      boxOf(mark, rules),
      { system: rules.system.system, most: rules.most },
      facts,
    );
    return mark.value < least || mark.value > most;
  });
  if (outside >= 0) return { field: `marks.${String(outside)}.value`, code: 'MustWithin' };
  const corrected = correctProgrammes(programmes, columns, changes);
  const skated = new Set(
    corrected.filter(({ state }) => state === 'skated').map(({ programmeId }) => programmeId),
  );
  const unskated = changes.marks.findIndex(({ programmeId }) => !skated.has(programmeId));
  if (unskated >= 0) return { field: `marks.${String(unskated)}.programmeId`, code: 'MustExist' };
  const penalised = changes.penalties.findIndex(
    ({ programmeId, penalties }) => penalties.length > 0 && !skated.has(programmeId),
  );
  if (penalised >= 0) return { field: `penalties.${String(penalised)}.programmeId`, code: 'MustExist' };
  const isMissing = corrected.some(
    (one) =>
      one.state === 'skated' && (one.columns.length !== columns.length || one.columns.some(Number.isNaN)),
  );
  return isMissing ? { field: 'marks', code: 'NotNull' } : null;
}

/** The programmes after a correction: what it does not name stays. A mark that is missing is NaN. */
export function correctProgrammes<Programme extends JudgedProgramme>(
  programmes: readonly Programme[],
  columns: readonly ResultColumn[],
  { marks, penalties, states }: ResultChanges,
): Programme[] {
  return programmes.map((programme) => {
    const isOwn = (change: { readonly programmeId: string }) => change.programmeId === programme.programmeId;
    const own = marks.filter(isOwn);
    const referee = own.findLast(({ seat }) => seat === REFEREE)?.value ?? programme.referee;
    const given = columns.map((column, index) => {
      const found = own.findLast(({ seat, column: id }) => seat === column.seat && id === column.id);
      return found?.value ?? programme.columns[index] ?? NaN;
    });
    return {
      ...programme,
      state: states.findLast(isOwn)?.state ?? programme.state,
      columns: programme.columns.length === 0 && own.length === 0 ? [] : given,
      referee,
      penalties: penalties.findLast(isOwn)?.penalties ?? programme.penalties,
    };
  });
}

const REFEREE = 'referee';

const boxOf = (
  { seat, column }: { seat: string; column: string },
  { system }: Pick<FlightResultRules, 'system'>,
) => {
  if (seat === REFEREE) return REFEREE_TOTAL;
  return {
    id: column,
    name: '',
    unit: system.system === 'majority' ? ('place' as const) : ('tenths' as const),
  };
};

/** The referee's total is no column of the result, but it decides ties where the rules ask for it. */
const hasBox = (
  columns: readonly ResultColumn[],
  { system, tie }: Pick<FlightResultRules, 'system' | 'tie'>,
  mark: { readonly seat: string; readonly column: string },
) =>
  mark.seat === REFEREE
    ? mark.column === REFEREE_TOTAL.id && system.system === 'isi' && tie === 'referee'
    : columns.some(({ seat, id }) => seat === mark.seat && id === mark.column);

/** Of the first penalty that a skater cannot have. */
function penaltyFault(
  programmes: readonly JudgedProgramme[],
  columns: readonly ResultColumn[],
  { system, most, penaltyCodes }: CorrectionRules,
  { penalties }: ResultChanges,
): CorrectionFault | null {
  const facts = { system: system.system, most, columns: columns.length, codes: penaltyCodes };
  for (const [index, change] of penalties.entries()) {
    const before = programmes.find(({ programmeId }) => programmeId === change.programmeId)?.penalties ?? [];
    const [problem] = penaltyProblems(change.penalties, { ...facts, before });
    if (problem)
      return { field: `penalties.${String(index)}.penalties.${problem.field}`, code: problem.code };
  }
  return null;
}

/** Whether a correction leaves every mark, penalty and state as it was. */
export const changesNothing = (
  before: readonly JudgedProgramme[],
  after: readonly JudgedProgramme[],
): boolean => {
  const factsOf = ({ programmeId, state, columns, referee, penalties }: JudgedProgramme) =>
    JSON.stringify([
      programmeId,
      state,
      columns,
      referee,
      // In another order they are the same.
      penalties.map(({ code, tenths }) => `${code} ${String(tenths)}`).sort(),
    ]);
  const known = new Set(before.map(factsOf));
  return after.every((programme) => known.has(factsOf(programme)));
};
