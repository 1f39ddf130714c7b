import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { HistoryRecord } from '../../shared/contract/core/history.ts';
import { mergeChanges } from '../../shared/domain/history/mergeChanges.ts';
import { isApiError } from '../api/ApiError.ts';
import { type ConflictAnswer, type Conflict, conflictOf } from './conflict.ts';
import { type ContractForm, type ContractFormOptions, useContractForm } from './useContractForm.ts';
import { useConflict } from './useConflict.ts';

interface Versioned {
  readonly version: number;
}

export interface VersionedFormOptions<Values extends FieldValues, Stored extends Versioned> extends Omit<
  ContractFormOptions<Values>,
  'defaultValues' | 'onSubmit'
> {
  /** As it was read when the page was opened. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** Saves what is typed as a change of that version; throws VersionConflict where that is not the last. */
  readonly save: Save<Values, Stored>;
  /** Asked past every cache (`fresh`). */
  readonly readNewest: (stored: Stored) => Promise<Stored>;
  /** Newest first, to name who changed what; it may fail. */
  readonly readHistory?: (stored: Stored) => Promise<readonly HistoryRecord[]>;
  /** The account's own id. */
  readonly me: string;
  /** After the person's own save. */
  readonly onSaved?: (stored: Stored) => void;
}

export interface VersionedForm<Values extends FieldValues, Stored> {
  readonly form: ContractForm<Values>;
  /** The last version that this page knows. */
  readonly stored: Stored;
  readonly conflict: Conflict | null;
  readonly choose: (path: readonly string[], choice: ConflictAnswer) => void;
  /** Puts away what was only told, not asked. */
  readonly dismiss: () => void;
  /** As `stored`, within what runs on after a render. */
  readonly latest: () => Stored;
  /**
   * Saves in the background, against the version that is known then, one save after the other. Where
   * somebody else was first, what they changed comes into the form, and what waits for a choice is not
   * saved: false then. What `sendable` leaves out stays in the form as it is typed.
   */
  readonly saveBy: (save: Save<Values, Stored>, sendable?: Sendable<Values, Stored>) => Promise<boolean>;
  /** What is typed, with theirs wherever a choice is waited for: what can be saved in the background. */
  readonly chosenValues: () => Values;
  /** Reads the newest version, as if a save had come second. */
  readonly refresh: () => Promise<void>;
}

type Save<Values, Stored> = (values: Values, stored: Stored) => Promise<Stored>;

/** What of the values can be saved: those that cannot be as the stored record has them. */
type Sendable<Values, Stored> = (values: Values, stored: Stored) => Values | Promise<Values>;

/**
 * A form of something that several people change. A save that comes second brings what the first one
 * changed into the form and keeps what is typed; where both changed one field the person chooses, and
 * the next save goes against the newer version. Show its `conflict` by a ConflictNotice in the form.
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

  /** Brings a newer version into what is typed since `base`. */
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
    const own = underWay.current.catch(() => undefined).then(() => saveOrMeet(save, isAwaited, sendable));
    underWay.current = own;
    return own;
  }

  async function saveOrMeet(
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
    // What they changed may not be seen here, or be what is typed here too: nothing to tell or to ask.
    // Who goes on typing is told, and held up by nothing.
    const isToBeSeen = await meetNewest(isAwaited);
    return isAwaited && isToBeSeen ? false : saveOrMeet(save, isAwaited, sendable, left - 1);
  }

  /** Whether there is something to tell or to ask. */
  async function meetNewest(isAwaited: boolean): Promise<boolean> {
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
    refresh: async () => void (await meetNewest(false)),
  };
}
