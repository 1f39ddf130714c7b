import { DAY_MILLISECONDS, shiftDay } from './days.ts';

const MINUTE = 60_000;

/** Making a format takes longer than its use; there is one for each zone in use. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A fixed locale, because the parts are read by program. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The time on the venue's clock at a UTC instant: `YYYY-MM-DDTHH:mm`. */
export function venueTimeOf(instant: string, timeZone: string): string {
  const parts = clockIn(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  // Intl writes the year 2 as "2", an invalid date; such years occur while a year is typed.
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The UTC instant at which the venue's clock shows `YYYY-MM-DDTHH:mm`; null if that is no valid time. When
 * clocks go back, the first of the two hours counts; an hour skipped in spring is read by the clock before
 * the change.
 */
export function instantAt(venueTime: string, timeZone: string): string | null {
  const wanted = Date.parse(`${venueTime}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(venueTime) || Number.isNaN(wanted)) return null;
  // The offsets a day before and after include every one that can apply. The earlier instant that shows
  // the wanted time wins, else the offset before the gap.
  const offsets = [-1, 1].map((days) => offsetAt(wanted + days * DAY_MILLISECONDS, timeZone));
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const found = candidates.find((time) => time + offsetAt(time, timeZone) === wanted);
  return new Date(found ?? wanted - (offsets[0] ?? 0)).toISOString();
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

/** The zone's offset from UTC in milliseconds, to the minute. */
function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / MINUTE) * MINUTE;
  return Date.parse(`${venueTimeOf(new Date(minute).toISOString(), timeZone)}:00Z`) - minute;
}
