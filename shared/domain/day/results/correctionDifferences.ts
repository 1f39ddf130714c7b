import type { ResultState } from '../../../contract/day/results/results.ts';
import { correctProgrammes, type ResultChanges } from './correctProgrammes.ts';
import type { JudgedProgramme, ResultColumn } from './placeProgrammes.ts';

type Penalties = JudgedProgramme['penalties'];

/** One thing that a correction changes for a programme, as it stands and as it will be. */
export type CorrectionDifference = { readonly programmeId: string } & (
  | {
      readonly what: 'mark';
      readonly seat: string;
      /** The column’s name; '' for the referee’s total. */
      readonly column: string;
      /** Null where the programme has no mark yet. */
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly what: 'penalties'; readonly from: Penalties; readonly to: Penalties }
  | { readonly what: 'state'; readonly from: ResultState; readonly to: ResultState }
);

/** What a correction changes, in the order of the rows: a change that names what stands already is none. */
export function correctionDifferences(
  rows: readonly JudgedProgramme[],
  columns: readonly ResultColumn[],
  changes: ResultChanges,
): CorrectionDifference[] {
  const after = correctProgrammes(rows, columns, changes);
  return rows.flatMap((row, index): CorrectionDifference[] => {
    const next = after[index];
    if (!next) return [];
    const { programmeId } = row;
    const marks = columns.flatMap(({ seat, name }, at) => {
      const [from, to] = [row.columns[at] ?? null, next.columns[at] ?? null];
      return from === to ? [] : [{ programmeId, what: 'mark' as const, seat, column: name, from, to }];
    });
    const total = { programmeId, what: 'mark' as const, seat: 'referee', column: '' };
    return [
      ...marks,
      ...(row.referee === next.referee ? [] : [{ ...total, from: row.referee, to: next.referee }]),
      ...(textOf(row.penalties) === textOf(next.penalties)
        ? []
        : [{ programmeId, what: 'penalties' as const, from: row.penalties, to: next.penalties }]),
      ...(row.state === next.state
        ? []
        : [{ programmeId, what: 'state' as const, from: row.state, to: next.state }]),
    ];
  });
}

/** In another order they are the same. */
const textOf = (penalties: Penalties) =>
  penalties
    .map(({ code, tenths }) => `${code} ${String(tenths)}`)
    .sort()
    .join();
