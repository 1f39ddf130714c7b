import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import {
  changesNothing,
  correctionFault,
  correctProgrammes,
  type ResultChanges,
} from '../../../../shared/domain/day/results/correctProgrammes.ts';
import { readMark } from '../../../../shared/domain/day/sheets/readMark.ts';
import { cellLimits, type MarkRange } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { unitOf } from './seatOfSheet.ts';

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
  { columns, rules }: Pick<CorrectableFlight, 'columns' | 'rules'>,
  row: Pick<CorrectableFlight['rows'][number], 'penalties' | 'state'> | undefined,
): Pick<BodyOf<'correctResult'>, 'marks' | 'penalties' | 'states'> {
  const changed = columns[column];
  const number = what === 'mark' && unitOf({ rules }) === 'place' ? placeOf(value) : tenthsOf(value);
  const others = (row?.penalties ?? []).filter(({ code }) => code !== penalty);
  const penalties = penalty === '' ? [] : [...others, { code: penalty, tenths: number }];
  return {
    marks:
      what === 'mark' && changed
        ? [{ programmeId, seat: changed.seat, column: changed.id, value: number }]
        : [],
    penalties: what === 'penalty' ? [{ programmeId, penalties }] : [],
    states:
      what === 'state' ? [{ programmeId, state: row?.state === 'skated' ? 'withdrawn' : 'skated' }] : [],
  };
}

/** Tenths of what somebody typed; NaN for no number. `72` is 72.0 here, and no mark. */
export const tenthsOf = (value: string): number => readMark(value) ?? NaN;

const placeOf = (value: string): number => (/^\s*\d{1,2}\s*$/.test(value) ? Number(value) : NaN);

/** What a judge's box can hold, where a typed mark is none of it; null for any other. */
export function limitsExceeded(
  { rules, columns, rows }: Pick<CorrectableFlight, 'rules' | 'columns' | 'rows'>,
  { marks: [mark] }: Pick<ResultChanges, 'marks'>,
): MarkRange | null {
  if (!mark || Number.isNaN(mark.value)) return null;
  const { system, most } = rules;
  const box = { id: mark.column, name: '', unit: unitOf({ rules }) };
  const facts = { skaters: rows.length, columns: columns.length };
  const limits = cellLimits(box, { system: system.system, most }, facts);
  return mark.value < limits.least || mark.value > limits.most ? limits : null;
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
