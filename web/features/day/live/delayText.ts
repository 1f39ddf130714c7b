import type { Translator } from '../../../i18n/Translator.ts';
import type { PillTone } from '../../../ui/Pill.tsx';

/** How late a surface is, and how that looks. */
export function delayText(
  t: Translator<'live'>,
  minutes: number,
): { readonly text: string; readonly tone: PillTone } {
  const tone = delayTone(minutes);
  if (tone === 'good') return { text: t('onTime'), tone };
  return { text: minutes < 0 ? t('early', { count: -minutes }) : t('late', { count: minutes }), tone };
}

export function delayTone(minutes: number): PillTone {
  if (minutes === 0) return 'good';
  if (minutes < 0) return 'info';
  return minutes < 10 ? 'warn' : 'bad';
}
