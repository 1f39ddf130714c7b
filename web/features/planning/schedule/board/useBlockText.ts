import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { endOf, keyOfBlock } from '../blocks/blocks.ts';
import { useWorkspace } from '../workspace.ts';
import { boardClock, useWords } from '../useWords.ts';
import type { BlockText } from './BoardBlock.tsx';

/** What stands on a block; the same function until names, flights or findings change. */
export function useBlockText(): (block: PlacedBlock) => BlockText {
  const { t } = useTranslation('schedule');
  const { draft, marks } = useWorkspace();
  const words = useWords();
  const { events } = draft;
  return useMemo(() => {
    const sizes = new Map(
      events.flatMap(({ flights }) => flights.map(({ id, programmes }) => [id, programmes.length])),
    );
    return (block) => {
      const count = sizes.get(block.flightId ?? '');
      const size =
        count === undefined
          ? t('minutes', { minutes: Math.round(block.seconds / 60) })
          : t('size', { count });
      const severity = marks.get(keyOfBlock(block));
      const more = [
        t('board.until', { time: boardClock(endOf(block)) }),
        ...(severity && severity !== 'soft' ? [t('board.hasConflict')] : []),
        ...(block.locked ? [t('board.isLocked')] : []),
      ].join(', ');
      const detail = [words.format(block), size].filter(Boolean).join(' · ');
      return { time: boardClock(block.start), name: words.short(block), detail, more };
    };
  }, [t, events, marks, words]);
}
