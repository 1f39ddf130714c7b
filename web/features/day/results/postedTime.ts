import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { currentTime } from '../../../clock.ts';
import { formatClock, formatInstant } from '../../../i18n/formats.ts';

/** When a result was posted, on the venue's clock: of one of today the time is enough. */
export const postedTime = (instant: string, timeZone: string): string =>
  dayIn(new Date(instant), timeZone) === dayIn(currentTime(), timeZone)
    ? formatClock(new Date(instant), timeZone)
    : formatInstant(instant, timeZone);
