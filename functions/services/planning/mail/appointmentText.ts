import { DAY_SECONDS, shiftDay, startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { clockText } from '../../../../shared/domain/core/dates/venueClock.ts';
import { singleLine } from '../../core/mail/mailText.ts';

interface Place {
  readonly surfaceId: string;
  readonly date: string;
  readonly start: string;
}

interface Venue {
  /** Names by id. */
  readonly surfaces: ReadonlyMap<string, string>;
  readonly timeZone: string;
}

let days: Intl.DateTimeFormat | undefined;
const dayFormat = () =>
  (days ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }));

/** "Wed, 6 January, 07:10, Main ice", or "7:10 AM" by the venue’s clock; a time after midnight is the next day’s. */
export function appointmentText({ date, start, surfaceId }: Place, { surfaces, timeZone }: Venue): string {
  const seconds = secondsOfTime(start);
  const day = shiftDay(date, Math.floor(seconds / DAY_SECONDS));
  const surface = surfaces.get(surfaceId);
  return [
    dayFormat().format(startOfDay(day)),
    clockText(seconds, timeZone),
    ...(surface === undefined ? [] : [singleLine(surface)]),
  ].join(', ');
}
