import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import {
  changesNothing,
  correctionFault,
  correctProgrammes,
  type ResultChanges,
} from '../../../../shared/domain/day/results/correctProgrammes.ts';

export const CORRECTIONS = ['mark', 'penalty', 'state'] as const;

/** The fields of a correction. */
export interface ResultCorrection {
  readonly programmeId: string;
  readonly what: (typeof CORRECTIONS)[number];
  /** The index of the result's column. */
  readonly column: number;
  /** A code of the judging rules; '' takes all penalties back. */
  readonly penalty: string;
  /** As typed: `7.2` or `7,2`. */
  readonly value: string;
}

/**
 * The changes that a call names. What cannot be read as a number is refused by the call, as NaN becomes null.
 * @param row of the skater: other penalties stay, and whoever did not skate gets the place back
 */
export function changesOf(
  { programmeId, what, column, penalty, value }: ResultCorrection,
  columns: CorrectableFlight['columns'],
  row: Pick<CorrectableFlight['rows'][number], 'penalties' | 'state'> | undefined,
): Pick<BodyOf<'correctResult'>, 'marks' | 'penalties' | 'states'> {
  const changed = columns[column];
  const tenths = what === 'mark' ? markOf(value) : tenthsOf(value);
  const others = (row?.penalties ?? []).filter(({ code }) => code !== penalty);
  const penalties = penalty === '' ? [] : [...others, { code: penalty, tenths }];
  return {
    marks:
      what === 'mark' && changed
        ? [{ programmeId, seat: changed.seat, column: changed.id, value: tenths }]
        : [],
    penalties: what === 'penalty' ? [{ programmeId, penalties }] : [],
    states:
      what === 'state' ? [{ programmeId, state: row?.state === 'skated' ? 'withdrawn' : 'skated' }] : [],
  };
}

/** Tenths of what somebody typed; NaN for no number. */
export function tenthsOf(value: string): number {
  const typed = value.trim().replace(',', '.');
  return /^\d{1,4}(\.\d)?$/.test(typed) ? Math.round(Number(typed) * 10) : NaN;
}

/** The highest mark, in tenths. */
const HIGHEST = 100;

/** A mark as on the judges' keypads, where `73` is 7.3. */
function markOf(value: string): number {
  const tenths = tenthsOf(value);
  return tenths > HIGHEST && /^\s*\d\d\s*$/.test(value) ? Number(value) : tenths;
}

/** Whether changes can be made as they are, and make a difference: then the new places can be shown. */
export function canBePreviewed(
  { rows, columns, rules, penalties }: CorrectableFlight,
  changes: ResultChanges,
): boolean {
  const isComplete =
    changes.marks.every(({ value }) => !Number.isNaN(value)) &&
    changes.penalties.every((change) => change.penalties.every(({ tenths }) => !Number.isNaN(tenths)));
  const penaltyCodes = penalties.map(({ code }) => code);
  return (
    isComplete &&
    correctionFault(rows, columns, { ...rules, penaltyCodes }, changes) === null &&
    !changesNothing(rows, correctProgrammes(rows, columns, changes))
  );
}
