import type { JudgingSystem } from '../../../contract/entering/competitions/judgingRules.ts';

interface GivenPenalty {
  readonly code: string;
  readonly tenths: number;
}

/** By what the penalties of a programme are judged. */
export interface PenaltyFacts {
  readonly system: JudgingSystem['system'];
  /** The highest mark of a column, in tenths. */
  readonly most: number;
  /** Columns of all judges. */
  readonly columns: number;
  /** Of the competition's list. */
  readonly codes: readonly string[];
  /** The skater's present penalties: these stay possible although the list has lost them. */
  readonly before: readonly GivenPenalty[];
}

/** A field below the list of penalties. */
export interface PenaltyProblem {
  readonly field: string;
  readonly code: 'MustExist' | 'MustWithin';
}

/** Penalties are taken off a total, which ISI alone has, and cannot be more than it. */
export function penaltyProblems(
  penalties: readonly GivenPenalty[],
  { system, most, columns, codes, before }: PenaltyFacts,
): PenaltyProblem[] {
  const known = new Set([...(system === 'isi' ? codes : []), ...before.map(({ code }) => code)]);
  return penalties.flatMap(({ code, tenths }, index): PenaltyProblem[] => [
    ...(known.has(code) ? [] : [{ field: `${String(index)}.code`, code: 'MustExist' as const }]),
    ...(tenths <= most * columns ? [] : [{ field: `${String(index)}.tenths`, code: 'MustWithin' as const }]),
  ]);
}
