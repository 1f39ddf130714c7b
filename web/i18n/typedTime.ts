import { secondsOfTime, timeOfSeconds } from '../../shared/domain/core/dates/times.ts';
import { formatTime } from './formats.ts';

interface TypedTime {
  /** Since midnight; hours that go on after 23 belong to the day that began. */
  readonly seconds: number;
  /** Whether the seconds were typed too. */
  readonly isExact: boolean;
}

const TIME = /^\s*(\d{1,2})(?:[:.](\d\d)(?::(\d\d))?)?\s*(?:([ap])\.?m\.?)?\s*$/i;

/** A time of day as people of either clock type it: "14:05", "2:05 PM", "2pm", "14:05:30"; null for what is none. */
export function readTime(typed: string): TypedTime | null {
  const [, hours, minutes, seconds, half] = TIME.exec(typed) ?? [];
  if (hours === undefined || (minutes ?? half) === undefined) return null;
  if (Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return null;
  if (half !== undefined && Number(hours) > 12) return null;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return {
    seconds: hour * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0),
    isExact: seconds !== undefined,
  };
}

/** What a field for a time begins with: the minute by the reader's own clock; after midnight, which that clock does not tell, "24:10". */
export function typedTime(time: string | number): string {
  const seconds = typeof time === 'number' ? time : secondsOfTime(time);
  const minute = seconds - (seconds % 60);
  const shown = formatTime(minute);
  return readTime(shown)?.seconds === minute ? shown : timeOfSeconds(minute).slice(0, -3);
}
