import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';

/** What families need to know of a flight of today besides its time: it waits for one, or is held; null for nothing. */
export function noteOf(
  t: Translator<'publicSchedule'>,
  block: Pick<LiveBlock, 'hasNoIce' | 'heldUntil'> | undefined,
): string | null {
  if (block?.hasNoIce) return t('newTimeFollows');
  return block?.heldUntil === undefined ? null : t('held', { time: formatTime(block.heldUntil) });
}
