import type { Eligibility } from '../../../contract/entering/competitions/eligibility.ts';
import type { RefundStep } from '../balance/refundDue.ts';
import { daysBetween, shiftDay } from '../../core/dates/days.ts';
import { shiftInstant } from '../../core/dates/venueTime.ts';

interface Dates<Step> {
  readonly startDate: string;
  readonly endDate: string;
  readonly date: string;
  readonly openFrom: string | null;
  readonly openUntil: string;
  readonly correctionsUntil: string | null;
  readonly refunds: readonly Step[];
  readonly timeZone: string;
  readonly eligibility: Eligibility;
}

/**
 * Moves a competition's days and instants to a new first day, all by the same number of days. The time on
 * the venue's clock stays.
 */
export function shiftDates<Step extends RefundStep>(dates: Dates<Step>, startDate: string) {
  const { timeZone } = dates;
  const days = daysBetween(dates.startDate, startDate);
  const shifted = (instant: string) => shiftInstant(instant, days, timeZone);
  return {
    startDate,
    endDate: shiftDay(dates.endDate, days),
    date: shiftDay(dates.date, days),
    openFrom: dates.openFrom === null ? null : shifted(dates.openFrom),
    openUntil: shifted(dates.openUntil),
    correctionsUntil: dates.correctionsUntil === null ? null : shifted(dates.correctionsUntil),
    refunds: dates.refunds.map((step) => ({ ...step, until: shifted(step.until) })),
    eligibility: {
      ...dates.eligibility,
      testDeadline: shiftKnownDay(dates.eligibility.testDeadline, days),
      rinkDeadline: shiftKnownDay(dates.eligibility.rinkDeadline, days),
    },
  };
}

const shiftKnownDay = (day: string | null, days: number) => day && shiftDay(day, days);

/** A form's late fees moved with its competition; nothing for a form that stores no late fees. */
export function shiftLateFees<Fee extends { readonly from: string }>(
  form: { readonly version: number; readonly lateFees?: readonly Fee[] },
  days: number,
  timeZone: string,
): { lateFees?: Fee[] } {
  if (form.lateFees === undefined) return {};
  return {
    lateFees: form.lateFees.map((fee) => ({ ...fee, from: shiftInstant(fee.from, days, timeZone) })),
  };
}
