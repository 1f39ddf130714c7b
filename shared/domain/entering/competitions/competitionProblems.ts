import type { RefundStep } from '../balance/refundDue.ts';
import { dayIn } from '../../core/dates/timeZone.ts';

interface Dates {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  readonly endDate: string;
  /** The day the first event is skated. */
  readonly date: string;
  /** UTC instants. */
  readonly openFrom?: string | null;
  readonly openUntil: string;
  readonly correctionsUntil?: string | null;
  readonly refunds?: readonly RefundStep[] | null;
  /** The venue's IANA time zone. */
  readonly timeZone: string;
}

export interface DateProblem {
  /** The field's name on the wire: `openUntil`, `refunds.1.until`. */
  readonly field:
    | 'endDate'
    | 'date'
    | 'openUntil'
    | 'correctionsUntil'
    | `refunds.${number}.${keyof RefundStep}`;
  readonly code: 'MustAfter' | 'MustBefore' | 'MustWithin' | 'MustSmaller';
}

/**
 * Inconsistent dates of a competition: it ends before it starts; registration closes before it opens or
 * after the venue's first day; corrections end before registration closes; a refund step returns more than
 * an earlier one.
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
  return [...problems, ...correctionProblems(dates), ...refundProblems(dates)];
}

/** Corrections start when registration closes and end with the first day of skating at the latest. */
function correctionProblems({ correctionsUntil, openUntil, startDate, timeZone }: Dates): DateProblem[] {
  if (!correctionsUntil) return [];
  const field = 'correctionsUntil';
  if (Date.parse(correctionsUntil) <= Date.parse(openUntil)) return [{ field, code: 'MustAfter' }];
  const isLate = dayIn(new Date(correctionsUntil), timeZone) > startDate;
  return isLate ? [{ field, code: 'MustBefore' }] : [];
}

/**
 * Each refund step must come later and return less than the one before; none after the last day of
 * skating.
 */
function refundProblems({ refunds, endDate, timeZone }: Dates): DateProblem[] {
  const steps = refunds ?? [];
  return steps.flatMap(({ until, percent }, index): DateProblem[] => {
    const before = steps[index - 1];
    const isBefore = before !== undefined && Date.parse(until) <= Date.parse(before.until);
    if (isBefore) return [{ field: `refunds.${index}.until`, code: 'MustAfter' }];
    const isAfter = dayIn(new Date(until), timeZone) > endDate;
    if (isAfter) return [{ field: `refunds.${index}.until`, code: 'MustBefore' }];
    const isMore = before !== undefined && percent >= before.percent;
    return isMore ? [{ field: `refunds.${index}.percent`, code: 'MustSmaller' }] : [];
  });
}
