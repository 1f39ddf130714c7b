import type { ListedFlight } from '../../../../shared/contract/results/results.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

export const CORRECTIONS = ['mark', 'penalty', 'state'] as const;

/** What an organiser fills in. */
export interface Correction {
  readonly programmeId: string;
  readonly what: (typeof CORRECTIONS)[number];
  /** The index of the result's column. */
  readonly column: number;
  /** As typed: `7.2` or `7,2`. */
  readonly value: string;
}

/** The changes that a call names. What cannot be read as a number is refused by the call, as NaN becomes null. */
export function changesOf(
  { programmeId, what, column, value }: Correction,
  columns: ListedFlight['columns'],
): Pick<BodyOf<'correctResult'>, 'marks' | 'penalties' | 'states'> {
  const changed = columns[column];
  const tenths = tenthsOf(value);
  return {
    marks:
      what === 'mark' && changed
        ? [{ programmeId, seat: changed.seat, column: changed.id, value: tenths }]
        : [],
    penalties:
      what === 'penalty'
        ? [{ programmeId, penalties: tenths === 0 ? [] : [{ code: 'correction', tenths }] }]
        : [],
    states: what === 'state' ? [{ programmeId, state: 'withdrawn' }] : [],
  };
}

/** Tenths of what somebody typed; NaN for no number. */
export function tenthsOf(value: string): number {
  const typed = value.trim().replace(',', '.');
  return /^\d{1,4}(\.\d)?$/.test(typed) ? Math.round(Number(typed) * 10) : NaN;
}
