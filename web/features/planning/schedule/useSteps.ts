import { useEffect, useEffectEvent } from 'react';
import { placedBlocks } from '../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { dismissToasts, showToast } from '../../../ui/toastStore.ts';
import { followedSelection } from './blocks/followedSelection.ts';
import { keepFocus } from './keepFocus.ts';
import { useWorkspace } from './workspace.ts';

/** Takes the last change back or makes it again, says so, and keeps selected what was. */
export function useSteps() {
  const { t } = useTranslation('schedule');
  const { store, selected, select, sayFault } = useWorkspace();
  const step = (way: 'undo' | 'redo') =>
    keepFocus(() => {
      const { draft, canUndo, canRedo } = store.getSnapshot();
      if (!(way === 'undo' ? canUndo : canRedo)) return;
      const fault = store[way]();
      // What the change said of itself is no longer true.
      dismissToasts();
      if (fault !== null) {
        sayFault(fault);
        return;
      }
      showToast(t(way === 'undo' ? 'undone' : 'redone'), 'info');
      select(followedSelection(selected, placedBlocks(draft), placedBlocks(store.getSnapshot().draft)));
    });
  return { undo: () => step('undo'), redo: () => step('redo') };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl or Command with Z takes the last change back, with Shift it makes it again; within a field it is the field's. */
export function UndoKeys() {
  const { undo, redo } = useSteps();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return null;
}
