import { dayIn } from '../registration/timeZone.ts';

/** The days that money of a competition can have, `YYYY-MM-DD`, both included. */
export interface PaymentDays {
  readonly earliest: string;
  readonly latest: string;
}

interface Dated {
  /** A UTC instant; null where entries are taken from the beginning. */
  readonly openFrom: string | null;
  readonly startDate: string;
  readonly timeZone: string;
}

/**
 * Money comes and goes from a year before entries open (two years before the first day where nobody
 * has said when) until today at the venue: any other day was mistyped.
 */
export function paymentDays({ openFrom, startDate, timeZone }: Dated, now: Date): PaymentDays {
  const earliest =
    openFrom === null
      ? shiftDay(startDate, { years: -2 })
      : shiftDay(dayIn(new Date(openFrom), timeZone), { years: -1 });
  return { earliest, latest: dayIn(now, timeZone) };
}

/** Banks book with value dates that lie ahead: over a long weekend up to so many days. */
const VALUE_DATE_DAYS = 5;

/** The days that a row of a bank statement can have. */
export function statementDays(competition: Dated, now: Date): PaymentDays {
  const { earliest, latest } = paymentDays(competition, now);
  return { earliest, latest: shiftDay(latest, { days: VALUE_DATE_DAYS }) };
}

function shiftDay(day: string, by: { readonly years?: number; readonly days?: number }): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + (by.years ?? 0));
  date.setUTCDate(date.getUTCDate() + (by.days ?? 0));
  return date.toISOString().slice(0, 10);
}
