import { useEffect, useRef, useState } from 'react';
import type { JudgingSheet, SheetColumn } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { placeKey } from '../../../../shared/domain/day/sheets/marks.ts';
import type { BoxEntry } from './store/MarkStore.ts';
import { type CellView, isAllowed, type SheetView } from './store/sheetView.ts';
import { completeDigits, eraseLast, pressDigit } from './typing.ts';

/** The box that is written in, and what the keys do there. */
export interface MarkEntry {
  /** Undefined where nobody skates. */
  readonly cell: CellView | undefined;
  readonly column: SheetColumn | undefined;
  /** Typed and not complete. */
  readonly digits: string;
  /** A complete mark outside the range, which the judge has to confirm. */
  readonly outside: number | null;
  /** The device could not store the last mark. */
  readonly isUnsaved: boolean;
  readonly select: (cell: CellView) => void;
  readonly pressDigit: (digit: string) => void;
  readonly erase: () => void;
  readonly clear: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly record: (value: number) => void;
  readonly forget: () => void;
  readonly cellRef: (cell: CellView) => (element: HTMLButtonElement | null) => void;
}

/**
 * Typing marks: by the keypad on the screen or by a keyboard, box after box in the paper's order.
 * @param write resolves when the device has stored the mark
 * @param isListening whether a keyboard's keys write in the sheet, wherever the focus is
 */
export function useMarkEntry(
  answer: JudgingSheet,
  view: SheetView,
  write: (writing: BoxEntry) => Promise<void>,
  isListening: boolean,
): MarkEntry {
  const cells = view.rows.flatMap((row) => row.cells);
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const [chosen, setChosen] = useState<string | null>(null);
  const [digits, setDigits] = useState('');
  const [outside, setOutside] = useState<number | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const first = cells.find(({ state }) => state === 'empty') ?? cells[0];
  const cell = cells.find((one) => placeKey(one) === chosen) ?? first;
  const index = cell ? cells.indexOf(cell) : -1;
  const column = answer.columns.find(({ id }) => id === cell?.column);
  const width = answer.columns.length;

  function select(target: CellView) {
    if (cell && placeKey(target) === placeKey(cell)) return;
    setChosen(placeKey(target));
    setDigits('');
    setOutside(null);
  }

  function move(by: number) {
    const target = cells[index + by];
    if (target) {
      select(target);
      elements.current.get(placeKey(target))?.focus();
    }
  }

  function store(value: number | null) {
    setDigits('');
    setOutside(null);
    if (!cell || (cell.value === value && cell.state !== 'conflict')) return;
    write({ programmeId: cell.programmeId, column: cell.column, value, seen: cell.marks }).then(
      () => setUnsaved(false),
      () => setUnsaved(true),
    );
  }

  function complete(value: number) {
    if (!column) return;
    if (isAllowed(value, column, answer)) {
      store(value);
      move(1);
    } else {
      setDigits('');
      setOutside(value);
    }
  }

  function press(digit: string) {
    if (!column) return;
    setOutside(null);
    const pressed = pressDigit(digits, digit, column);
    if (pressed.kind === 'complete') complete(pressed.value);
    else setDigits(pressed.digits);
  }

  function next() {
    if (outside !== null) return;
    const value = column ? completeDigits(digits, column) : null;
    if (value !== null) complete(value);
    else if (digits === '') move(1);
  }

  function erase() {
    setOutside(null);
    setDigits(eraseLast(digits));
  }

  function clear() {
    if (digits !== '' || outside !== null) {
      setDigits('');
      setOutside(null);
    } else store(null);
  }

  const record = (value: number) => {
    store(value);
    move(1);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = /^\d$/.test(event.key) ? () => press(event.key) : keys[event.key];
    // Enter on another button presses that button.
    const isElsewhere = event.key === 'Enter' && isOtherControl(event.target);
    if (!act || isElsewhere) return;
    event.preventDefault();
    act();
  }

  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    Enter: next,
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    ArrowDown: () => move(width),
    ArrowUp: () => move(-width),
    Backspace: () => (digits === '' && outside === null ? clear() : erase()),
    Delete: clear,
    Escape: () => {
      setDigits('');
      setOutside(null);
    },
    '.': ignore,
    ',': ignore,
  };

  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const listen = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isListening]);

  return {
    cell,
    column,
    digits,
    outside,
    isUnsaved,
    select,
    pressDigit: press,
    erase,
    clear,
    next,
    previous: () => move(-1),
    record,
    forget: () => setOutside(null),
    cellRef: (target) => (element) => {
      if (element) elements.current.set(placeKey(target), element);
      else elements.current.delete(placeKey(target));
    },
  };
}

/** People type the point of 7.2, which the box has by itself. */
const ignore = () => undefined;

const isOtherControl = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.dataset['cell'] === undefined &&
  target.closest('a, button, input') !== null;
