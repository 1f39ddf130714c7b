import twelveHourZones from '../../../data/twelve-hour-zones.json' with { type: 'json' };
import { fileTime } from './fileTime.ts';
import { secondsOfTime } from './times.ts';

/** Those of the United States with its territories, Canada, Australia, New Zealand, India and the Philippines. */
const TWELVE_HOURS: ReadonlySet<string> = new Set(twelveHourZones);

const NOON = 12;

/**
 * A time of the venue as its mails and papers write it: "07:10", or "7:10 AM" where the venue's country counts twelve
 * hours. Files for machines keep 24 hours.
 */
export function clockText(seconds: number, timeZone: string): string {
  const time = fileTime(seconds);
  if (!TWELVE_HOURS.has(timeZone)) return time;
  const hour = Number(time.slice(0, 2));
  return `${String(hour % NOON || NOON)}${time.slice(2)} ${hour < NOON ? 'AM' : 'PM'}`;
}

/** A UTC instant by that clock: "4 December 2026 at 07:10", or "at 7:10 AM"; without a style of the date the time alone. */
export function momentText(instant: string, timeZone: string, dateStyle?: 'long' | 'medium'): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(dateStyle && { dateStyle }),
    timeStyle: 'short',
    timeZone,
  });
  const text = format.format(new Date(instant));
  const time = text.slice(-5);
  return `${text.slice(0, -time.length)}${clockText(secondsOfTime(time), timeZone)}`;
}
