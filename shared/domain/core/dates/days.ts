/** Of a day without a change of the clock, as calendar days in UTC are. */
export const DAY_SECONDS = 86_400;
export const DAY_MILLISECONDS = DAY_SECONDS * 1_000;

// Calendar days are `YYYY-MM-DD`, and counted as days of UTC.

/** The instant at which a calendar day begins in UTC; an invalid date for what is no day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The calendar day of an instant in UTC; `dayIn` has that of a time zone. */
export const utcDay = (instant: Date | number): string => new Date(instant).toISOString().slice(0, 10);

/** False for 30 February, which `Date` reads as a day in March. */
export function isRealDay(day: string): boolean {
  const date = startOfDay(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => startOfDay(day).getTime() / DAY_MILLISECONDS;

/** Days from one calendar day to another; negative backwards. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The calendar day this many days later. */
export const shiftDay = (day: string, days: number): string =>
  utcDay(startOfDay(day).getTime() + days * DAY_MILLISECONDS);

/** The same day of a year this many years later; 1 March for a 29 February that it has not. */
export function shiftYear(day: string, years: number): string {
  const date = startOfDay(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return utcDay(date);
}

/** Every calendar day of a period, both ends included; none backwards. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => shiftDay(first, index));

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: string): number => startOfDay(day).getUTCDay();
