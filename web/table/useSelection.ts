import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { selectionExtent, remainingSelection, toggleSelection } from './selection.ts';
import type { SelectionExtent } from './selection.ts';

export interface Selection<Row> {
  readonly chosen: readonly Row[];
  readonly howMany: SelectionExtent;
  readonly isChosen: (key: string) => boolean;
  /** `range` selects all rows from the one pressed before. `box` is the pressed checkbox. */
  readonly toggle: (key: string, range: boolean, box: HTMLElement) => void;
  /** Selects one more row, from a long press on it. */
  readonly choose: (key: string) => void;
  /** Selects all rows shown; if all are selected, none. */
  readonly toggleAll: (box: HTMLElement) => void;
  readonly clear: () => void;
  /** The bar of actions; the keyboard moves there from a row and back. */
  readonly setBar: (bar: HTMLElement | null) => void;
  readonly goToBar: () => void;
  readonly goBack: () => void;
}

const EMPTY_SELECTION: ReadonlySet<string> = new Set();

/** Keeps the selection while rows load, without rows that are gone. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Selection<Row> {
  const [kept, setKept] = useState(EMPTY_SELECTION);
  const pressedLast = useRef<string | null>(null);
  const lastBox = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const shown = rows.map(rowKey);
  const keys = remainingSelection(kept, shown);
  // A row that a later search brings back must not be selected unnoticed.
  if (keys !== kept) setKept(keys);
  const all = selectionExtent(shown, keys);
  // The handlers of rows stay the same, or every press would draw every row again.
  const shownNow = useRef(shown);
  useLayoutEffect(() => {
    shownNow.current = shown;
  });
  const toggle = useCallback((key: string, range: boolean, box: HTMLElement) => {
    const from = range ? pressedLast.current : null;
    const keysNow = shownNow.current;
    setKept((before) => toggleSelection(before, keysNow, key, from));
    pressedLast.current = key;
    lastBox.current = box;
  }, []);
  const choose = useCallback((key: string) => {
    setKept((before) => new Set([...before, key]));
    pressedLast.current = key;
  }, []);
  const goToBar = useCallback(() => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    // Phones and desktops have different buttons; one set is hidden.
    buttons.find((button) => button.checkVisibility())?.focus();
  }, []);
  const goBack = () => lastBox.current?.focus();
  return {
    chosen: keys.size === 0 ? [] : rows.filter((row) => keys.has(rowKey(row))),
    howMany: all,
    isChosen: (key) => keys.has(key),
    toggle,
    choose,
    toggleAll: (box) => {
      setKept(all === 'all' ? EMPTY_SELECTION : new Set(shown));
      pressedLast.current = null;
      lastBox.current = box;
    },
    clear: () => {
      // The bar disappears with its focused button.
      goBack();
      setKept(EMPTY_SELECTION);
    },
    setBar: (element) => {
      bar.current = element;
    },
    goToBar,
    goBack,
  };
}
