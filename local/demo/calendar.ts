import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { instantAt } from '../../shared/domain/core/dates/venueTime.ts';
import { shiftDay, weekdayOf } from '../../shared/domain/core/dates/days.ts';

const HOUR = 3_600_000;

/**
 * The first such weekday at least so many days from now, on the venue's calendar.
 * @param weekday 0 is Sunday, 6 Saturday
 */
export function weekdayFrom(now: Date, days: number, weekday: number, timeZone: string): string {
  const earliest = shiftDay(dayIn(now, timeZone), days);
  const ahead = (weekday - weekdayOf(earliest) + 7) % 7;
  return shiftDay(earliest, ahead);
}

/**
 * As `weekdayFrom`, but at least a week later if that is between Christmas and New Year, when no competition
 * is held.
 */
export function firstDayFrom(now: Date, days: number, weekday: number, timeZone: string): string {
  let day = weekdayFrom(now, days, weekday, timeZone);
  while (day.slice(5) >= '12-18' || day.slice(5) <= '01-02') day = shiftDay(day, 7);
  return day;
}

/** The UTC instant of a day and a time (`HH:mm`) on the venue's clock. */
export function venueInstant(day: string, time: string, timeZone: string): string {
  const instant = instantAt(`${day}T${time}`, timeZone);
  if (instant === null) throw new Error(`${day} ${time} is no time`);
  return instant;
}

/**
 * A close of registration within the day: the end of the venue's day if that is two to eight hours away,
 * otherwise six hours from now, rounded to five minutes. It is never sooner, so that the competition can be
 * tried.
 */
export function closesSoon(now: Date, timeZone: string): string {
  const midnight = venueInstant(dayIn(now, timeZone), '23:59', timeZone);
  const left = Date.parse(midnight) - now.getTime();
  if (left >= 2 * HOUR && left <= 8 * HOUR) return midnight;
  const minutes = 5 * 60_000;
  return new Date(Math.floor((now.getTime() + 6 * HOUR) / minutes) * minutes).toISOString();
}
