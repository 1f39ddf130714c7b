import { instantAt, venueTimeOf } from './venueTime.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Days between two calendar days, `YYYY-MM-DD`; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;
}

/** The calendar day this many days later, `YYYY-MM-DD`. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * The instant with the same time on the venue's clock this many days later, across daylight saving
 * changes. `instantAt` decides about a time that the clock skips on the new day.
 */
export function shiftInstant(instant: string, days: number, timeZone: string): string {
  const [day = '', clock = ''] = venueTimeOf(instant, timeZone).split('T');
  const minute = instantAt(`${shiftDay(day, days)}T${clock}`, timeZone) ?? instant;
  const withinMinute = ((Date.parse(instant) % MINUTE) + MINUTE) % MINUTE;
  return new Date(Date.parse(minute) + withinMinute).toISOString();
}
