import type { Translator } from '../i18n/Translator.ts';
import type { MenuAction } from './RowMenu.tsx';
import './controlMessages.ts';

/** A row's menu items for reordering without dragging. `t` is of the area `ui`. */
export function moveActions(
  t: Translator<'controls'>,
  { index, count, onMove }: { index: number; count: number; onMove: (from: number, to: number) => void },
): MenuAction[] {
  const isFirst = index === 0 ? t('reorder.first') : undefined;
  const isLast = index === count - 1 ? t('reorder.last') : undefined;
  return [
    { id: 'up', label: t('reorder.up'), disabledReason: isFirst, onAction: () => onMove(index, index - 1) },
    {
      id: 'down',
      label: t('reorder.down'),
      disabledReason: isLast,
      onAction: () => onMove(index, index + 1),
    },
  ];
}
