import type { LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { DAY_SECONDS } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { formatTime } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';
import { delayText } from './delayText.ts';

type Hours = NonNullable<LiveSurface['noIce']>[number];

/** Hours without ice: nobody looks for the midnights between which a day lies. */
function noIceText(t: Translator<'live'>, { from, until }: Hours, clock: (time: string) => string): string {
  const [isFromStart, isToEnd] = [secondsOfTime(from) === 0, secondsOfTime(until) >= DAY_SECONDS];
  if (isFromStart && isToEnd) return t('noIce.day');
  if (isFromStart) return t('noIce.until', { time: clock(until) });
  if (isToEnd) return t('noIce.from', { time: clock(from) });
  return t('noIce.hours', { from: clock(from), until: clock(until) });
}

/**
 * How late a surface is, or when it has no ice, and how that looks.
 * @param clock of the page: organisers read the times of their papers
 */
export function surfaceState(
  t: Translator<'live'>,
  { delayMinutes, noIce = [] }: Pick<LiveSurface, 'delayMinutes' | 'noIce'>,
  clock: (time: string) => string = formatTime,
): ReturnType<typeof delayText> {
  const [hours] = noIce;
  return hours ? { text: noIceText(t, hours, clock), tone: 'bad' } : delayText(t, delayMinutes);
}
