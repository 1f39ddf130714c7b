import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { valueAt } from '../../shared/domain/core/history/mergeChanges.ts';
import { withValueAtPath } from '../../shared/domain/core/history/valueAtPath.ts';
import { type ConflictAnswer, type Conflict, isResolved, mergeConflicts, applyAnswer } from './conflict.ts';

interface ConflictOptions<Values> {
  readonly getValues: () => Values;
  /** Writes values into the form. */
  readonly put: (values: Values) => void;
  /** The values of the newest known version. */
  readonly theirs: () => Values;
}

/** Concurrent changes, the choices made and those still open. */
export function useConflict<Values extends FieldValues>({ getValues, put, theirs }: ConflictOptions<Values>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The current state for code that continues after a render. */
  const current = useRef<Conflict | null>(null);
  /** Typed values that the other value replaced, to restore them. */
  const mine = useRef(new Map<string, Values>());

  function hold(next: Conflict | null): void {
    current.current = next;
    setConflict(next);
  }

  function choose(path: readonly string[], choice: ConflictAnswer): void {
    const key = path.join('\n');
    const now = structuredClone(getValues());
    const kept = mine.current.get(key);
    if (current.current) hold(applyAnswer(current.current, path, choice, valueAt(now, path)));
    if (choice === 'theirs' && !kept) {
      mine.current.set(key, now);
      put(withValueAtPath(now, theirs(), path));
    } else if (choice === 'mine' && kept) {
      mine.current.delete(key);
      put(withValueAtPath(now, kept, path));
    }
  }

  return {
    conflict,
    choose,
    isSettled: () => isResolved(current.current),
    add: (found: Conflict) => {
      for (const { path } of found.clashes) mine.current.delete(path.join('\n'));
      hold(mergeConflicts(current.current, found));
    },
    /** Moves the focus to the open choices. */
    ask: () => {
      if (current.current) hold({ ...current.current, isAwaited: true, round: current.current.round + 1 });
    },
    clear: () => {
      mine.current.clear();
      hold(null);
    },
    /**
     * The values, with the other editor's where no choice is made yet, so that nothing is overwritten
     * unseen.
     */
    chosen: (values: Values): Values => {
      const open = current.current?.clashes.filter(({ choice }) => choice === null) ?? [];
      return open.reduce((now, { path }) => withValueAtPath(now, theirs(), path), values);
    },
  };
}
