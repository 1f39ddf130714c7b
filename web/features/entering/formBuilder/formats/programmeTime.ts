import { clock } from '../../entries/index.ts';

/** Numbers up to this are minutes, larger ones seconds: programmes last neither longer nor shorter. */
const MAX_MINUTES = 15;

/** Seconds of a typed duration: "1:30", "90", "2" for two minutes; NaN if invalid. */
export function secondsOf(typed: string): number {
  const [, minutes, seconds] = /^\s*(\d{1,2}):([0-5]\d)\s*$/.exec(typed) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  const [, figures] = /^\s*(\d{1,4})\s*$/.exec(typed) ?? [];
  const number = Number(figures ?? Number.NaN);
  return number <= MAX_MINUTES ? number * 60 : number;
}

/** Formats a typed duration: "90" becomes "1:30". Invalid text stays. */
export function tidyTime(typed: string): string {
  const seconds = secondsOf(typed);
  return Number.isNaN(seconds) ? typed : clock(seconds);
}

/** A typed whole number; null if empty, NaN if invalid. */
export function wholeNumberOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
}
