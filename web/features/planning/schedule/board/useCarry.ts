import { useState } from 'react';
import type { RefObject } from 'react';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { moveBlock, type BlockPlace } from '../blocks/blockEdits.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { useWorkspace } from '../workspace.ts';
import { useWords } from '../useWords.ts';
import { type Carried, steppedPlace } from './carry.ts';
import { focusBlock } from './scrollToBlock.ts';

/** Picking a block up, carrying it and dropping it, with what a screen reader hears of it. */
export function useCarry(columns: readonly BlockColumn[], frame: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('schedule');
  const { begun, draft, problem, selected, select, store, sayFault } = useWorkspace();
  const words = useWords();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const pickUp = (block: PlacedBlock, by: Carried['by']): boolean => {
    const fault = begun.has(block.flightId ?? '') ? 'begun' : block.locked ? 'locked' : null;
    if (fault !== null) {
      sayFault(fault);
      setAnnouncement(t(`faults.${fault}`));
      return false;
    }
    const { surfaceId, date, start } = block;
    setCarried({ block, place: { surfaceId, date, start }, by });
    if (by === 'keys') setAnnouncement(t('carry.pickedUp', { block: words.block(block) }));
    return true;
  };

  const carryTo = (place: BlockPlace) => {
    if (!carried) return;
    setCarried({ ...carried, place });
    if (carried.by === 'keys') setAnnouncement(words.place(place));
  };

  const cancel = () => {
    setCarried(null);
    setAnnouncement(t('carry.cancelled'));
  };

  const drop = () => {
    if (!carried) return;
    const { block, place } = carried;
    const key = keyOfBlock(block);
    const fault = store.edit(moveBlock(problem, key, place, block));
    sayFault(fault);
    setCarried(null);
    const after = keyOfBlock({ ...block, ...place });
    if (fault !== null) setAnnouncement(t('carry.cancelled'));
    else {
      setAnnouncement(t('carry.dropped', { block: words.block(block), place: words.place(place) }));
      if (selected?.kind === 'block' && selected.key === key && after !== key)
        select({ kind: 'block', key: after });
    }
    // In another column the block is another element.
    requestAnimationFrame(() => focusBlock(frame.current, fault === null ? after : key));
  };

  /** @returns whether the key was for the block that is carried */
  const onKey = (key: string): boolean => {
    if (carried?.by !== 'keys') return false;
    if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape' || key === 'Tab') cancel();
    else if (key.startsWith('Arrow')) carryTo(steppedPlace(carried, key, columns, draft));
    else return false;
    return key !== 'Tab';
  };

  return { carried, announcement, pickUp, carryTo, drop, cancel, onKey };
}

export type Carry = ReturnType<typeof useCarry>;
