import { dayIn } from '../registration/timeZone.ts';

interface Dates {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  readonly endDate: string;
  /** The day the first event is skated. */
  readonly date: string;
  /** UTC instants. */
  readonly openFrom?: string | null;
  readonly openUntil: string;
  /** The venue's, IANA. */
  readonly timeZone: string;
}

export interface DateProblem {
  readonly field: 'endDate' | 'date' | 'openUntil';
  readonly code: 'MustAfter' | 'MustBefore' | 'MustWithin';
}

/**
 * Dates of a competition that do not fit each other: it ends before it starts, entries close before
 * they open, or when the venue's first day is over.
 */
export function competitionProblems(dates: Dates): DateProblem[] {
  const { startDate, endDate, date, openFrom, openUntil, timeZone } = dates;
  const problems: DateProblem[] = [];
  if (endDate < startDate) problems.push({ field: 'endDate', code: 'MustAfter' });
  else if (date < startDate || date > endDate) problems.push({ field: 'date', code: 'MustWithin' });
  if (openFrom && Date.parse(openFrom) >= Date.parse(openUntil)) {
    problems.push({ field: 'openUntil', code: 'MustAfter' });
  } else if (dayIn(new Date(openUntil), timeZone) > startDate) {
    problems.push({ field: 'openUntil', code: 'MustBefore' });
  }
  return problems;
}
