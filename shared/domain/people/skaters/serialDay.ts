/** Day 0 of Excel, which counts a 29 February 1900 that never existed; correct from 1 March 1900. */
const DAY_NOUGHT = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const LAST = '2100-12-31';

/**
 * Reads the serial number that a spreadsheet shows when a date cell loses its format: 42335 is 27 November
 * 2015. Exactly five digits, from May 1927, because fewer could be anything.
 * @returns `YYYY-MM-DD`, or null if it is no such number
 */
export function serialDay(text: string): string | null {
  const [, days] = /^([1-9]\d{4})(?:\.\d+)?$/.exec(text.trim()) ?? [];
  if (days === undefined) return null;
  const day = new Date(DAY_NOUGHT + Number(days) * DAY).toISOString().slice(0, 10);
  return day > LAST ? null : day;
}
