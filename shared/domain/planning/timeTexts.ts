import { secondsOfTime, timeOfSeconds } from '../core/dates/times.ts';
import { DAY_SECONDS } from '../core/dates/days.ts';

/** `07:10`: after midnight the clock begins again. */
export const clockText = (seconds: number): string => timeOfSeconds(seconds % DAY_SECONDS).slice(0, 5);

/** `07:10–07:40`, from the start of the first to the end of the last. */
export function spanText(blocks: readonly { readonly start: string; readonly seconds: number }[]): string {
  const from = Math.min(...blocks.map(({ start }) => secondsOfTime(start)));
  const until = Math.max(...blocks.map(({ start, seconds }) => secondsOfTime(start) + seconds));
  return `${clockText(from)}–${clockText(until)}`;
}

/** "4 December 2026 at 07:10", of a UTC instant by the venue's clock: a printout hangs where that clock does. */
export function momentText(instant: string, timeZone: string): string {
  const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return moments.format(new Date(instant));
}

/** "07:10", or "7:10 AM", of a UTC instant by the venue's clock. */
export function timeText(instant: string, timeZone: string): string {
  const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  return times.format(new Date(instant));
}

/** "2:05", of a programme; '' where it is not known. */
export const lengthText = (seconds: number): string =>
  seconds === 0 ? '' : `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
