import { useRef, useState } from 'react';
import { selectionExtent, remainingSelection, toggleSelection } from './selection.ts';
import type { SelectionExtent } from './selection.ts';

/** Which rows of a table are chosen. */
export interface Selection<Row> {
  readonly chosen: readonly Row[];
  readonly howMany: SelectionExtent;
  readonly isChosen: (key: string) => boolean;
  /** `range`: with all rows from the one pressed before to this one. `box` is where one was. */
  readonly toggle: (key: string, range: boolean, box: HTMLElement) => void;
  /** All of the rows shown, or, where all are chosen, none. */
  readonly toggleAll: (box: HTMLElement) => void;
  readonly clear: () => void;
  /** The bar that says what can be done; the keyboard goes there from a row and back again. */
  readonly setBar: (bar: HTMLElement | null) => void;
  readonly goToBar: () => void;
  readonly goBack: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Keeps what is chosen while more rows come, and drops the rows that are no longer there. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Selection<Row> {
  const [kept, setKept] = useState(NOTHING);
  const pressedLast = useRef<string | null>(null);
  const lastBox = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const shown = rows.map(rowKey);
  const keys = remainingSelection(kept, shown);
  // For good: a row that a search brings back later is not chosen behind one's back.
  if (keys !== kept) setKept(keys);
  const all = selectionExtent(shown, keys);
  const goBack = () => lastBox.current?.focus();
  return {
    chosen: rows.filter((row) => keys.has(rowKey(row))),
    howMany: all,
    isChosen: (key) => keys.has(key),
    toggle: (key, range, box) => {
      setKept(toggleSelection(keys, shown, key, range ? pressedLast.current : null));
      pressedLast.current = key;
      lastBox.current = box;
    },
    toggleAll: (box) => {
      setKept(all === 'all' ? NOTHING : new Set(shown));
      pressedLast.current = null;
      lastBox.current = box;
    },
    clear: () => {
      // The bar goes, and with it the button that has the focus.
      goBack();
      setKept(NOTHING);
    },
    setBar: (element) => {
      bar.current = element;
    },
    goToBar: () => {
      const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
      // Phones and desktops have buttons of their own, of which the other's are hidden.
      buttons.find((button) => button.checkVisibility())?.focus();
    },
    goBack,
  };
}
