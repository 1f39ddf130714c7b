/** Excel counts days from here, with a 29 February 1900 that never was: true from 1 March 1900 on. */
const DAY_NOUGHT = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const LAST = '2100-12-31';

/**
 * A day as a spreadsheet counts it, which is what is left of a date whose cell has lost its format:
 * 42335 is 27 November 2015. Five figures only, from May 1927: fewer may be anything.
 * @returns `YYYY-MM-DD`, or null for what is no such number
 */
export function serialDay(text: string): string | null {
  const [, days] = /^([1-9]\d{4})(?:\.\d+)?$/.exec(text.trim()) ?? [];
  if (days === undefined) return null;
  const day = new Date(DAY_NOUGHT + Number(days) * DAY).toISOString().slice(0, 10);
  return day > LAST ? null : day;
}
