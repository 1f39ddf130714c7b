import type { CorrectionReason, ResultState } from '../../../../contract/day/results/results.ts';

/** The words of the protocol on paper, in English as on every paper. */
export const STATE_TEXTS: Readonly<Record<ResultState, string>> = {
  skated: 'Skated',
  withdrawn: 'Scratched',
  noShow: 'Absent',
};

export const CORRECTION_TEXTS: Readonly<Record<CorrectionReason, string>> = {
  typedWrong: 'Typed wrong',
  ruling: 'Referee’s ruling',
  eligibility: 'Eligibility',
};

/** A place stays when its skater is removed, because places 1 and 3 alone would raise the question who was second. */
export const shownName = (name: string | null): string => name ?? 'Name removed';

/** "7 Nov 2026, 14:10", of a UTC instant in venue time. */
export function instantText(at: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return clock.format(new Date(at));
}
