import { DAY_SECONDS } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { fileTime } from '../../../../shared/domain/core/dates/fileTime.ts';
import { formatTime } from '../../../i18n/formats.ts';

/**
 * "9:05 AM"; a time after midnight belongs to the day that began: "12:30 AM (+1)".
 * @param time `HH:MM:SS` at the venue
 * @param inFile whether it goes into a file, which keeps 24 hours
 */
export function panelClock(time: string, inFile = false): string {
  const text = inFile ? fileTime(secondsOfTime(time)) : formatTime(time);
  return secondsOfTime(time) < DAY_SECONDS ? text : `${text} (+1)`;
}
