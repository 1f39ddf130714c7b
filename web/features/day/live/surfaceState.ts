import type { LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { DAY_SECONDS } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { formatTime } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';
import { delayText } from './delayText.ts';
import { timesNow } from './liveView.ts';

type Hours = NonNullable<LiveSurface['noIce']>[number];

/** Hours without ice: nobody looks for the midnights between which a day lies. */
function noIceText(t: Translator<'live'>, { from, until }: Hours): string {
  const [isFromStart, isToEnd] = [secondsOfTime(from) === 0, secondsOfTime(until) >= DAY_SECONDS];
  if (isFromStart && isToEnd) return t('noIce.day');
  if (isFromStart) return t('noIce.until', { time: formatTime(until) });
  if (isToEnd) return t('noIce.from', { time: formatTime(from) });
  return t('noIce.hours', { from: formatTime(from), until: formatTime(until) });
}

/**
 * How late a surface is, or when it has no ice, and how that looks. A start that is due for a minute or two is no delay
 * yet, and not on time beside its own clock either; nor is a surface whose flight is over its time.
 * @param isDue whether the next start is due by the reader's clock
 */
export function surfaceState(
  t: Translator<'live'>,
  {
    delayMinutes,
    laterDelay,
    overtimeSince,
    noIce = [],
  }: Pick<LiveSurface, 'delayMinutes' | 'laterDelay' | 'overtimeSince' | 'noIce'>,
  isDue = false,
): ReturnType<typeof delayText> {
  const [hours] = noIce;
  if (hours) return { text: noIceText(t, hours), tone: 'bad' };
  if (laterDelay) {
    const { minutes, from } = laterDelay;
    return { text: t('lateFrom', { count: minutes, time: formatTime(from) }), tone: 'warn' };
  }
  if (delayMinutes <= 0 && overtimeSince !== undefined) return { text: t('runningOver'), tone: 'warn' };
  if (delayMinutes === 0 && isDue) return { text: t('aboutOnTime'), tone: 'neutral' };
  return delayText(t, delayMinutes);
}

/**
 * The same for spectators: before the day nobody is late, and nothing has been on time either.
 * @param passed of the day, in seconds; null on another day
 */
export function stateToday(
  t: Translator<'live'>,
  surface: Parameters<typeof surfaceState>[1] & Parameters<typeof isNextDue>[0],
  passed: number | null,
): ReturnType<typeof delayText> | null {
  const state = surfaceState(t, surface, isNextDue(surface, passed));
  return passed === null && state.tone === 'good' ? null : state;
}

/**
 * Whether a surface's next start has passed and has not begun.
 * @param passed of the day, in seconds; null on another day
 */
export function isNextDue({ next, blocks }: Pick<LiveSurface, 'next' | 'blocks'>, passed: number | null) {
  const first = blocks[next[0] ?? -1];
  return first !== undefined && timesNow(first, passed).time === null;
}
