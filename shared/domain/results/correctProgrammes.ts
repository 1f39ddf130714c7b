import type { ResultState } from '../../contract/results/results.ts';
import { REFEREE_TOTAL } from '../judging/rules/columnsOf.ts';
import { limitsOf } from '../judging/rules/rangeOf.ts';
import type { JudgedProgramme, ResultColumn, ResultRules } from './placeProgrammes.ts';

/** What a correction changes; the last change of a thing counts. */
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

/** What is wrong with the changes of a correction; null where they can be made. */
export function correctionFault(
  programmes: readonly JudgedProgramme[],
  columns: readonly ResultColumn[],
  rules: Pick<ResultRules, 'system' | 'most'>,
  changes: ResultChanges,
): CorrectionFault | null {
  const known = new Set(programmes.map(({ programmeId }) => programmeId));
  for (const list of ['marks', 'penalties', 'states'] as const) {
    const unknown = changes[list].findIndex(({ programmeId }) => !known.has(programmeId));
    if (unknown >= 0) return { field: `${list}.${String(unknown)}.programmeId`, code: 'MustExist' };
  }
  const column = changes.marks.findIndex((mark) => indexOf(columns, mark) < 0);
  if (column >= 0) return { field: `marks.${String(column)}.column`, code: 'MustExist' };
  const facts = { skaters: programmes.length, columns: columns.length };
  const outside = changes.marks.findIndex((mark) => {
    const { least, most } = limitsOf(
      boxOf(mark, rules),
      { system: rules.system.system, most: rules.most },
      facts,
    );
    return mark.value < least || mark.value > most;
  });
  if (outside >= 0) return { field: `marks.${String(outside)}.value`, code: 'MustWithin' };
  const corrected = correctProgrammes(programmes, columns, changes);
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
  { system }: Pick<ResultRules, 'system'>,
) => {
  if (seat === REFEREE) return REFEREE_TOTAL;
  return {
    id: column,
    name: '',
    unit: system.system === 'majority' ? ('place' as const) : ('tenths' as const),
  };
};

/** The referee's total is no column of the result, but it decides ties. */
const indexOf = (
  columns: readonly ResultColumn[],
  mark: { readonly seat: string; readonly column: string },
) =>
  mark.seat === REFEREE ? 0 : columns.findIndex(({ seat, id }) => seat === mark.seat && id === mark.column);
