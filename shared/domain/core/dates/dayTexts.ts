import { startOfDay } from './days.ts';

/** Formats are made at their first use: the first takes a fifth of a function's whole start. */
let fullDays: Intl.DateTimeFormat | undefined;
let longDays: Intl.DateTimeFormat | undefined;

/** "Friday, 4 December 2026" */
export function dayText(day: string): string {
  fullDays ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return fullDays.format(startOfDay(day));
}

/** "12 – 14 March 2027" of two days, "12 March 2027" of one. */
export function daysText(first: string, last = first): string {
  longDays ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return longDays.formatRange(startOfDay(first), startOfDay(last));
}
