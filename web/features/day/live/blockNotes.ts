import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';

/** What families need to know of a flight besides its time: it waits for one, moved, or is held. */
export function blockNotes(
  t: Translator<'live'>,
  { hasNoIce, was, heldUntil }: Pick<LiveBlock, 'hasNoIce' | 'was' | 'heldUntil'>,
): string[] {
  if (hasNoIce) return [t('newTimeFollows')];
  return [
    ...(was?.surface === undefined ? [] : [t('wasOn', { surface: was.surface })]),
    ...(heldUntil === undefined ? [] : [t('held', { time: formatTime(heldUntil) })]),
  ];
}
