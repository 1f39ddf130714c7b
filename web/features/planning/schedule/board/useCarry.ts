import { useState } from 'react';
import type { RefObject } from 'react';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { newFindings } from '../../../../../shared/domain/planning/byHand/newFindings.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { isFault } from '../../draft/index.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { moveBlock, type BlockPlace } from '../blocks/blockEdits.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { groupFindings } from '../inspector/groupFindings.ts';
import { findingsOf, planWithWalkOns } from '../scheduleModel.ts';
import { useWorkspace } from '../workspace.ts';
import { useWords } from '../useWords.ts';
import { moveMany, withManyMoved } from '../blocks/moveMany.ts';
import { selectBlocks, selectedKeys } from '../blocks/selection.ts';
import { type Carried, pickedUpTogether, steppedPlace, carryTarget } from './carry.ts';
import { focusBlock } from './scrollToBlock.ts';

/** Picking a block up, carrying it and dropping it, with what a screen reader hears of it. */
export function useCarry(columns: readonly BlockColumn[], frame: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('schedule');
  const { begun, draft, findings, plan, problem, selected, select, store, sayFault, walkOns } =
    useWorkspace();
  const words = useWords();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [announced, setAnnounced] = useState({ text: '', canRedo: false });
  const setAnnouncement = (text: string) => setAnnounced({ text, canRedo: store.getSnapshot().canRedo });
  // After an undo or a redo the last sentence is no longer true.
  const announcement = announced.canRedo === store.getSnapshot().canRedo ? announced.text : '';

  /** Says what a move has broken, as the dialogs of a move say it before. */
  const sayBroken = (moved: ScheduleDraft) => {
    const found = findingsOf(problem, planWithWalkOns(moved, walkOns), begun);
    const count = groupFindings(newFindings(findings, found).added).length;
    if (count > 0) showToast(t('carry.added', { count }), 'bad', 'conflicts');
  };

  const pickUp = (grabbed: PlacedBlock, by: Carried['by']): boolean => {
    const own = { block: grabbed, keys: [keyOfBlock(grabbed)] };
    const picked = by === 'keys' ? pickedUpTogether(grabbed, plan.blocks, selectedKeys(selected)) : own;
    const { block, keys } = picked;
    const blocks = plan.blocks.filter((one) => keys.includes(keyOfBlock(one)));
    const hasBegun = blocks.some(({ flightId }) => begun.has(flightId ?? ''));
    const fault = hasBegun ? 'begun' : blocks.some(({ locked }) => locked) ? 'locked' : null;
    if (fault !== null) {
      sayFault(fault);
      setAnnouncement(t(`faults.${fault}`));
      return false;
    }
    const { surfaceId, date, start } = block;
    setCarried({ ...picked, place: { surfaceId, date, start }, by });
    if (by === 'keys')
      setAnnouncement(
        keys.length > 1
          ? t('carry.pickedUpMany', { count: keys.length })
          : t('carry.pickedUp', { block: words.block(block) }),
      );
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

  const dropMany = ({ block, keys, place }: Carried) => {
    const target = carryTarget({ block, place });
    const moved = withManyMoved(problem, draft, keys, target);
    const fault = store.edit(moveMany(problem, keys, target));
    sayFault(fault);
    setCarried(null);
    if (fault !== null || 'fault' in moved) {
      setAnnouncement(t('carry.cancelled'));
      return;
    }
    setAnnouncement(t('carry.droppedMany', { count: keys.length, place: words.place(place) }));
    sayBroken(moved.draft);
    const after = moved.keys[keys.indexOf(keyOfBlock(block))] ?? keyOfBlock(block);
    select(selectBlocks(moved.keys, after));
    requestAnimationFrame(() => focusBlock(frame.current, after));
  };

  const drop = () => {
    if (!carried) return;
    const { block, place } = carried;
    if (carried.keys.length > 1) {
      dropMany(carried);
      return;
    }
    const key = keyOfBlock(block);
    const move = moveBlock(problem, key, place, block);
    const moved = move(draft);
    const fault = store.edit(move);
    sayFault(fault);
    setCarried(null);
    const after = keyOfBlock({ ...block, ...place });
    if (fault !== null || isFault(moved)) setAnnouncement(t('carry.cancelled'));
    else {
      setAnnouncement(t('carry.dropped', { block: words.block(block), place: words.place(place) }));
      sayBroken(moved);
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

  return { carried, announcement, announce: setAnnouncement, pickUp, carryTo, drop, cancel, onKey };
}

export type Carry = ReturnType<typeof useCarry>;
