import type { TFunction } from 'i18next';
import type { PillTone } from '../../../ui/Pill.tsx';

/** How late a surface is, and how that looks. A minute is nothing. */
export function delayText(
  t: TFunction<'live'>,
  minutes: number,
): { readonly text: string; readonly tone: PillTone } {
  if (Math.abs(minutes) < 2) return { text: t('onTime'), tone: 'good' };
  if (minutes < 0) return { text: t('early', { count: -minutes }), tone: 'info' };
  return { text: t('late', { count: minutes }), tone: minutes < 10 ? 'warn' : 'bad' };
}
