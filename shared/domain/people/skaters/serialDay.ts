import { shiftDay } from '../../core/dates/days.ts';

/** Day 0 of Excel, which counts a 29 February 1900 that never existed; correct from 1 March 1900. */
const DAY_NOUGHT = '1899-12-30';
const LAST = '2100-12-31';

/**
 * Reads the serial number that a spreadsheet shows when a date cell loses its format: 42335 is 27 November
 * 2015. Exactly five digits, from May 1927, because fewer could be anything.
 * @returns `YYYY-MM-DD`, or null if it is no such number
 */
export function serialDay(text: string): string | null {
  const [, days] = /^([1-9]\d{4})(?:\.\d+)?$/.exec(text.trim()) ?? [];
  if (days === undefined) return null;
  const day = shiftDay(DAY_NOUGHT, Number(days));
  return day > LAST ? null : day;
}
