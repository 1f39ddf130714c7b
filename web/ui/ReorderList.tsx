import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from '../i18n/useTranslation.ts';
import drag from './dragList.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import styles from './ReorderList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './controlMessages.ts';

interface ReorderListProps<Item extends object> {
  readonly label: string;
  /** A row renders again when its object, one of `keys` or one of `dependencies` changes. */
  readonly items: readonly Item[];
  /** The keys of the rows, in their order; the same array while no row is added, removed or moved. */
  readonly keys: readonly string[];
  readonly nameOf: (item: Item, index: number) => string;
  /** Moves the row at `from` to `to`. */
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item, index: number) => ReactNode;
  /** Other values that rows render. */
  readonly dependencies?: readonly unknown[];
}

/**
 * A list that can be reordered by dragging a row's handle, or by keyboard (Enter on the handle, arrows,
 * Enter). Rows may contain fields and buttons, which Tab reaches in turn.
 */
export function ReorderList<Item extends object>(props: ReorderListProps<Item>) {
  const { label, items, keys, nameOf, onMove, children, dependencies = [] } = props;
  const { t } = useTranslation('controls');
  const [announcement, setAnnouncement] = useState('');
  const placeOf = (key: unknown) => keys.indexOf(String(key));
  const indexes = new Map(items.map((item, index) => [item, index]));
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (dragged) =>
      [...dragged].map((key) => {
        const item = items[placeOf(key)];
        return { 'text/plain': item ? nameOf(item, placeOf(key)) : '' };
      }),
    onReorder: ({ keys: [key], target }) => {
      const from = placeOf(key);
      const item = items[from];
      if (!item) return;
      const before = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      const to = from < before ? before - 1 : before;
      if (to === from) return;
      onMove(from, to);
      setAnnouncement(t('reorder.moved', { name: nameOf(item, from), place: to + 1, count: items.length }));
    },
  });
  return (
    <LocaleScope>
      <div className={styles.reorder}>
        <GridList
          aria-label={label}
          className={joinClasses(drag.list)}
          items={items}
          selectionMode="none"
          disallowTypeAhead
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
          dependencies={[...dependencies, keys]}
        >
          {(item) => {
            const index = indexes.get(item) ?? 0;
            return (
              <GridListItem
                id={keys[index] ?? ''}
                textValue={nameOf(item, index)}
                className={joinClasses(drag.row, styles.row)}
              >
                <span className={styles.grip} {...LIKE_A_FORM}>
                  <Button slot="drag" className={joinClasses(drag.handle, styles.handle)}>
                    <Icon name="grip" />
                  </Button>
                </span>
                <div className={styles.content} onPointerDownCapture={letFieldsBeSelected} {...LIKE_A_FORM}>
                  {children(item, index)}
                </div>
              </GridListItem>
            );
          }}
        </GridList>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </LocaleScope>
  );
}

/**
 * React Aria makes a list one stop of Tab, and moves the focus to a row when it reaches an element inside.
 * Rows with fields need the Tab order of a form.
 */
const LIKE_A_FORM = {
  onFocus: (event: FocusEvent) => event.stopPropagation(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation();
  },
};

/** Within a field the pointer selects text, so the row cannot be dragged until the pointer is released. */
function letFieldsBeSelected(event: PointerEvent<HTMLElement>): void {
  const row = event.currentTarget.closest<HTMLElement>('[draggable]');
  if (!row || !(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement))
    return;
  row.draggable = false;
  const restore = () => {
    row.draggable = true;
    window.removeEventListener('pointerup', restore);
    window.removeEventListener('pointercancel', restore);
  };
  window.addEventListener('pointerup', restore);
  window.addEventListener('pointercancel', restore);
}
