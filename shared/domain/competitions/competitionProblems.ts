interface Dates {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  readonly endDate: string;
  /** The day the first event is skated. */
  readonly date: string;
  /** UTC instants. */
  readonly openFrom?: string | null;
  readonly openUntil: string;
}

export interface DateProblem {
  readonly field: 'endDate' | 'date' | 'openUntil';
  readonly code: 'MustAfter' | 'MustWithin';
}

/** Dates of a competition that do not fit each other: it ends before it starts, and so on. */
export function competitionProblems({ startDate, endDate, date, openFrom, openUntil }: Dates): DateProblem[] {
  const problems: DateProblem[] = [];
  if (endDate < startDate) problems.push({ field: 'endDate', code: 'MustAfter' });
  else if (date < startDate || date > endDate) problems.push({ field: 'date', code: 'MustWithin' });
  if (openFrom && Date.parse(openFrom) >= Date.parse(openUntil)) {
    problems.push({ field: 'openUntil', code: 'MustAfter' });
  }
  return problems;
}
