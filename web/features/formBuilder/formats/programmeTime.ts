import { clock } from '../../entries/index.ts';

/** Figures of at most this are minutes, of more seconds: no programme is shorter or longer than that. */
const MAX_MINUTES = 15;

/** Seconds of a programme's time as people type it: "1:30", "90", "2" for two minutes; NaN for none. */
export function secondsOf(typed: string): number {
  const [, minutes, seconds] = /^\s*(\d{1,2}):([0-5]\d)\s*$/.exec(typed) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  const [, figures] = /^\s*(\d{1,4})\s*$/.exec(typed) ?? [];
  const number = Number(figures ?? Number.NaN);
  return number <= MAX_MINUTES ? number * 60 : number;
}

/** What is typed as "90" is shown as "1:30"; what is no time stays as it is, to be mended. */
export function tidyTime(typed: string): string {
  const seconds = secondsOf(typed);
  return Number.isNaN(seconds) ? typed : clock(seconds);
}

/** A whole number as typed; null for nothing, NaN for what is none. */
export function wholeNumberOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
}
