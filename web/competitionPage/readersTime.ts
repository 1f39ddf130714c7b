import { venueTimeOf } from '../../shared/domain/registration/venueTime.ts';
import { formatDay, formatInstant, formatLocale } from '../i18n/formats.ts';

/** A moment by the reader's own clock, where it shows another time than the venue's; else null. */
export function readersTime(instant: string, timeZone: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return venueTimeOf(instant, own) === venueTimeOf(instant, timeZone) ? null : formatInstant(instant, own);
}

/** "Hong Kong Standard Time", as it is called on that day. */
export function zoneName(timeZone: string, day: string): string {
  const parts = new Intl.DateTimeFormat(formatLocale(), { timeZone, timeZoneName: 'long' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A moment at the venue; the day alone where it is the beginning of one there. */
export function momentOrDay(instant: string, timeZone: string): string {
  const [day = '', time] = venueTimeOf(instant, timeZone).split('T');
  return time === '00:00' ? formatDay(day) : formatInstant(instant, timeZone);
}
