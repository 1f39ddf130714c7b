import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { leafAt } from '../../shared/domain/history/mergeChanges.ts';
import { withPart } from '../../shared/domain/history/parts.ts';
import { type Choice, type Conflict, isSettled, joined, withChoice } from './conflict.ts';

interface ConflictOptions<Values> {
  readonly getValues: () => Values;
  /** Writes values into the form. */
  readonly put: (values: Values) => void;
  /** The values of the newest version that is known. */
  readonly theirs: () => Values;
}

/** What somebody else changed in the meantime, what has been chosen of it, and what waits for a choice. */
export function useConflict<Values extends FieldValues>({ getValues, put, theirs }: ConflictOptions<Values>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** As the state, within what runs on after a render. */
  const held = useRef<Conflict | null>(null);
  /** What was typed where theirs was taken, to come back to. */
  const mine = useRef(new Map<string, Values>());

  function hold(next: Conflict | null): void {
    held.current = next;
    setConflict(next);
  }

  function choose(path: readonly string[], choice: Choice): void {
    const key = path.join('\n');
    const now = structuredClone(getValues());
    const kept = mine.current.get(key);
    if (held.current) hold(withChoice(held.current, path, choice, leafAt(now, path)));
    if (choice === 'theirs' && !kept) {
      mine.current.set(key, now);
      put(withPart(now, theirs(), path));
    } else if (choice === 'mine' && kept) {
      mine.current.delete(key);
      put(withPart(now, kept, path));
    }
  }

  return {
    conflict,
    choose,
    isSettled: () => isSettled(held.current),
    add: (found: Conflict) => {
      for (const { path } of found.clashes) mine.current.delete(path.join('\n'));
      hold(joined(held.current, found));
    },
    /** Leads the person to what waits for a choice. */
    ask: () => {
      if (held.current) hold({ ...held.current, isAwaited: true, round: held.current.round + 1 });
    },
    clear: () => {
      mine.current.clear();
      hold(null);
    },
    /** The values with theirs wherever nobody has chosen yet: nothing of theirs is overwritten unseen. */
    chosen: (values: Values): Values => {
      const open = held.current?.clashes.filter(({ choice }) => choice === null) ?? [];
      return open.reduce((now, { path }) => withPart(now, theirs(), path), values);
    },
  };
}
