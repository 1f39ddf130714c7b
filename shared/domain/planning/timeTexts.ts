import { secondsOfTime } from '../core/dates/times.ts';
import { clockText } from '../core/dates/venueClock.ts';

/** `07:10–07:40`, or "7:10–7:40 AM", from the start of the first to the end of the last. */
export function spanText(
  blocks: readonly { readonly start: string; readonly seconds: number }[],
  timeZone: string,
): string {
  const from = clockText(Math.min(...blocks.map(({ start }) => secondsOfTime(start))), timeZone);
  const until = clockText(
    Math.max(...blocks.map(({ start, seconds }) => secondsOfTime(start) + seconds)),
    timeZone,
  );
  // The half of the day stands once where both have it.
  const half = / [AP]M$/.exec(from)?.[0] ?? '';
  return `${half !== '' && until.endsWith(half) ? from.slice(0, -half.length) : from}–${until}`;
}

/** "2:05", of a programme; '' where it is not known. */
export const lengthText = (seconds: number): string =>
  seconds === 0 ? '' : `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
