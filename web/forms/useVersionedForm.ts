import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { HistoryRecord } from '../../shared/contract/core/history.ts';
import { mergeChanges, valueAt } from '../../shared/domain/core/history/mergeChanges.ts';
import { withValueAtPath } from '../../shared/domain/core/history/valueAtPath.ts';
import { isApiError } from '../api/ApiError.ts';
import {
  type ConflictAnswer,
  type Conflict,
  conflictOf,
  isResolved,
  mergeConflicts,
  applyAnswer,
} from './conflict.ts';
import { type ContractForm, type ContractFormOptions, useContractForm } from './useContractForm.ts';

interface Versioned {
  readonly version: number;
}

export interface VersionedFormOptions<Values extends FieldValues, Stored extends Versioned> extends Omit<
  ContractFormOptions<Values>,
  'defaultValues' | 'onSubmit'
> {
  /** The record that the page began with. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** Saves the values against a version; throws VersionConflict if it is not the newest. */
  readonly save: Save<Values, Stored>;
  /** Reads past caches (`fresh`). */
  readonly readNewest: (stored: Stored) => Promise<Stored>;
  /** Newest first, to name the other editor; may fail. */
  readonly readHistory?: (stored: Stored) => Promise<readonly HistoryRecord[]>;
  /** The account's own id. */
  readonly me: string;
  /** After the person's own save. */
  readonly onSaved?: (stored: Stored) => void;
}

export interface VersionedForm<Values extends FieldValues, Stored> {
  readonly form: ContractForm<Values>;
  /** The newest version known to this page. */
  readonly stored: Stored;
  readonly conflict: Conflict | null;
  readonly choose: (path: readonly string[], choice: ConflictAnswer) => void;
  /** Dismisses a notice without open choices. */
  readonly dismiss: () => void;
  /** `stored` for code that continues after a render. */
  readonly latest: () => Stored;
  /**
   * Saves in the background against the newest known version, one save at a time. Concurrent changes are
   * merged into the form, and a field with an open choice is not saved: then @returns false. Fields that
   * `sendable` leaves out keep their typed text.
   */
  readonly saveBy: (save: Save<Values, Stored>, sendable?: Sendable<Values, Stored>) => Promise<boolean>;
  /** Typed values, with the other editor's where a choice is open: those that a background save may send. */
  readonly chosenValues: () => Values;
  /** Reads and merges the newest version, as after a conflict. */
  readonly refresh: () => Promise<void>;
}

type Save<Values, Stored> = (values: Values, stored: Stored) => Promise<Stored>;

/** The savable values: invalid fields as in the stored record. */
type Sendable<Values, Stored> = (values: Values, stored: Stored) => Values | Promise<Values>;

/**
 * A form of a record that several people edit. A late save merges the earlier one's changes and keeps typed
 * text; where both changed a field the person chooses, and the next save goes against the newer version.
 * Show its `conflict` by a ConflictNotice in the form.
 */
export function useVersionedForm<Values extends FieldValues, Stored extends Versioned>(
  options: VersionedFormOptions<Values, Stored>,
): VersionedForm<Values, Stored> {
  const { valuesOf, readNewest, readHistory, me, onSaved } = options;
  const [stored, setStored] = useState(options.stored);
  const newest = useRef(options.stored);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const form: ContractForm<Values> = useContractForm<Values>({
    ...options,
    defaultValues: valuesOf(options.stored) as ContractFormOptions<Values>['defaultValues'],
    onSubmit: async (): Promise<void> => {
      if (!conflict.isSettled()) return conflict.ask();
      if (!(await attempt(options.save, true))) return;
      conflict.clear();
      onSaved?.(newest.current);
    },
  });
  const { getValues, setValue } = form.methods;
  const conflict = useConflict<Values>({ getValues, put, theirs: () => valuesOf(newest.current) });

  function put(values: Values): void {
    const before = getValues();
    for (const name of Object.keys(values)) {
      if (JSON.stringify(before[name]) === JSON.stringify(values[name])) continue;
      setValue(name as Path<Values>, values[name] as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  }

  /** Merges a newer version into the values typed since `base`. */
  function mergeNewer(base: Values, next: Stored) {
    const merged = mergeChanges<Values>(base, valuesOf(next), getValues());
    newest.current = next;
    setStored(next);
    put(merged.record);
    return merged;
  }

  async function attempt(
    save: Save<Values, Stored>,
    isAwaited: boolean,
    sendable: Sendable<Values, Stored> = (values) => values,
  ): Promise<boolean> {
    const own = underWay.current.catch(() => undefined).then(() => saveOrMerge(save, isAwaited, sendable));
    underWay.current = own;
    return own;
  }

  async function saveOrMerge(
    save: Save<Values, Stored>,
    isAwaited: boolean,
    sendable: Sendable<Values, Stored>,
    left = 2,
  ): Promise<boolean> {
    const sent = structuredClone(await sendable(conflict.chosen(getValues()), newest.current));
    try {
      mergeNewer(sent, await save(sent, newest.current));
      return conflict.isSettled();
    } catch (thrown) {
      if (!isApiError(thrown, 'VersionConflict') || left === 0) throw thrown;
    }
    // The other changes may not be visible here, or equal the typed ones. A background save never
    // interrupts typing.
    const isToBeSeen = await mergeNewest(isAwaited);
    return isAwaited && isToBeSeen ? false : saveOrMerge(save, isAwaited, sendable, left - 1);
  }

  /** @returns whether a conflict is to be shown */
  async function mergeNewest(isAwaited: boolean): Promise<boolean> {
    const history = readHistory?.(newest.current).catch(() => []) ?? [];
    const [next, records] = await Promise.all([readNewest(newest.current), history]);
    const found = conflictOf(mergeNewer(valuesOf(newest.current), next), { records, me, isAwaited });
    if (found) conflict.add(found);
    return found !== null;
  }

  return {
    form,
    stored,
    conflict: conflict.conflict,
    choose: conflict.choose,
    dismiss: conflict.clear,
    latest: () => newest.current,
    saveBy: (save, sendable) => attempt(save, false, sendable),
    chosenValues: () => conflict.chosen(getValues()),
    refresh: async () => void (await mergeNewest(false)),
  };
}

interface ConflictOptions<Values> {
  readonly getValues: () => Values;
  /** Writes values into the form. */
  readonly put: (values: Values) => void;
  /** The values of the newest known version. */
  readonly theirs: () => Values;
}

/** Concurrent changes, the choices made and those still open. */
function useConflict<Values extends FieldValues>({ getValues, put, theirs }: ConflictOptions<Values>) {
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
