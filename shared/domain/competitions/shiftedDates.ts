import type { Eligibility } from '../../contract/eligibility.ts';
import type { RefundStep } from '../payments/refundDue.ts';
import { instantAt, venueTimeOf } from '../registration/venueTime.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** How many days lie between two calendar days, `YYYY-MM-DD`; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;
}

/** The calendar day so many days after another, `YYYY-MM-DD`. */
export function shiftedDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * The instant at which the venue's clock shows the same time so many days later, whatever daylight
 * saving does in between. A time that the clock skips on the new day is read as `instantAt` says.
 */
export function shiftedInstant(instant: string, days: number, timeZone: string): string {
  const [day = '', clock = ''] = venueTimeOf(instant, timeZone).split('T');
  const minute = instantAt(`${shiftedDay(day, days)}T${clock}`, timeZone) ?? instant;
  const withinMinute = ((Date.parse(instant) % MINUTE) + MINUTE) % MINUTE;
  return new Date(Date.parse(minute) + withinMinute).toISOString();
}

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
 * A competition's days and instants moved so that it begins on another day: every one by the same
 * number of days, the time on the venue's clock kept.
 */
export function shiftedDates<Step extends RefundStep>(dates: Dates<Step>, startDate: string) {
  const { timeZone } = dates;
  const days = daysBetween(dates.startDate, startDate);
  const shifted = (instant: string) => shiftedInstant(instant, days, timeZone);
  return {
    startDate,
    endDate: shiftedDay(dates.endDate, days),
    date: shiftedDay(dates.date, days),
    openFrom: dates.openFrom === null ? null : shifted(dates.openFrom),
    openUntil: shifted(dates.openUntil),
    correctionsUntil: dates.correctionsUntil === null ? null : shifted(dates.correctionsUntil),
    refunds: dates.refunds.map((step) => ({ ...step, until: shifted(step.until) })),
    eligibility: {
      ...dates.eligibility,
      testDeadline: shiftedKnownDay(dates.eligibility.testDeadline, days),
      rinkDeadline: shiftedKnownDay(dates.eligibility.rinkDeadline, days),
    },
  };
}

const shiftedKnownDay = (day: string | null, days: number) => day && shiftedDay(day, days);

/** A form's late fees moved with its competition; nothing for a form that has none of its own. */
export function shiftedLateFees<Fee extends { readonly from: string }>(
  form: { readonly version: number; readonly lateFees?: readonly Fee[] },
  days: number,
  timeZone: string,
): { lateFees?: Fee[] } {
  if (form.lateFees === undefined) return {};
  return {
    lateFees: form.lateFees.map((fee) => ({ ...fee, from: shiftedInstant(fee.from, days, timeZone) })),
  };
}
