import { dayIn } from '../../core/dates/timeZone.ts';
import { shiftDay, shiftYear } from '../../core/dates/days.ts';

/** The days allowed for a payment or refund, `YYYY-MM-DD`, both included. */
export interface PaymentDays {
  readonly earliest: string;
  readonly latest: string;
}

interface Dated {
  /** A UTC instant; null if entries are open from the start. */
  readonly openFrom: string | null;
  readonly startDate: string;
  readonly timeZone: string;
}

/**
 * Payments and refunds are dated from a year before entries open (two years before the first day if no
 * opening is set) until today at the venue: any other day was mistyped.
 */
export function paymentDays({ openFrom, startDate, timeZone }: Dated, now: Date): PaymentDays {
  const earliest =
    openFrom === null ? shiftYear(startDate, -2) : shiftYear(dayIn(new Date(openFrom), timeZone), -1);
  return { earliest, latest: dayIn(now, timeZone) };
}

/** Banks may book with a value date this many days ahead, over a long weekend. */
const VALUE_DATE_DAYS = 5;

/** The days allowed for a row of a bank statement. */
export function statementDays(competition: Dated, now: Date): PaymentDays {
  const { earliest, latest } = paymentDays(competition, now);
  return { earliest, latest: shiftDay(latest, VALUE_DATE_DAYS) };
}
