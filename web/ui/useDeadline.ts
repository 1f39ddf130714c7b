import { formatInstant, formatReadersTime } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { usePresent } from './now.ts';
import { dayPart, isWithinDay } from './timeLeft.ts';

/**
 * Names a deadline as every page does: on its last day by the reader's own clock, as the countdowns have it, else by the
 * venue's with the name of its zone.
 */
export function useDeadline(): (instant: string, timeZone: string) => string {
  const { t } = useTranslation('ui');
  const minute = usePresent((now) => Math.floor(now.getTime() / 60_000));
  return (instant, timeZone) => {
    const [until, now] = [Date.parse(instant), minute * 60_000];
    if (!isWithinDay(until, now)) return formatInstant(instant, timeZone);
    const { time, isVenues } = formatReadersTime(instant, timeZone);
    return t(`deadline.${dayPart(until, now)}`, {
      time: isVenues ? time : t('countdown.yourTime', { time }),
    });
  };
}
