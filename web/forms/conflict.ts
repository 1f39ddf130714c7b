import type { HistoryRecord } from '../../shared/contract/core/history.ts';
import type { FieldChange } from '../../shared/domain/core/history/changesBetween.ts';
import type { MergeConflict, MergeResult } from '../../shared/domain/core/history/mergeChanges.ts';
import type { FieldValue } from '../../shared/domain/core/history/namedLists.ts';

/** Which value stays; null before the choice. */
export type ConflictAnswer = 'mine' | 'theirs' | null;

/** The other editor: the same account in another window, a name, or unknown. */
export type OtherEditor = { readonly isMe: true } | { readonly isMe: false; readonly name: string | null };

/** A concurrent change: fields that only the other editor changed, and fields that both did. */
export interface Conflict {
  readonly by: OtherEditor;
  readonly taken: readonly FieldChange[];
  readonly clashes: readonly (MergeConflict & {
    readonly by: OtherEditor;
    readonly choice: ConflictAnswer;
    /** The typed value that the other value replaced. */
    readonly mine: FieldValue;
  })[];
  /** Whether the person waits for a save, so that the notice takes the focus. */
  readonly isAwaited: boolean;
  /** Changes each time the notice needs attention. */
  readonly round: number;
}

/** The conflict after a merge; null if the other changes are not visible here. */
export function conflictOf<R>(
  { taken, clashes }: MergeResult<R>,
  about: Pick<Conflict, 'isAwaited'> & {
    /** Newest first. */
    readonly records: readonly HistoryRecord[];
    /** The account's own id. */
    readonly me: string;
  },
): Conflict | null {
  const { records, me, isAwaited } = about;
  if (taken.length + clashes.length === 0) return null;
  const touched = [...taken, ...clashes];
  return {
    by: lastEditorOf(records, touched, me),
    taken,
    clashes: clashes.map((clash) => ({
      ...clash,
      by: lastEditorOf(records, [clash], me),
      choice: null,
      mine: null,
    })),
    isAwaited,
    round: 0,
  };
}

/** Joins two unsettled conflicts without losing changes or choices. */
export function mergeConflicts(before: Conflict | null, next: Conflict | null): Conflict | null {
  if (!before || !next) return next ?? before;
  const isSame = (one: MergeConflict) => (other: MergeConflict) =>
    other.path.join('\n') === one.path.join('\n');
  const kept = before.clashes.filter((clash) => !next.clashes.some(isSame(clash)));
  const round = before.round + 1;
  return { ...next, round, taken: [...before.taken, ...next.taken], clashes: [...kept, ...next.clashes] };
}

export function isResolved(conflict: Conflict | null): boolean {
  return !conflict?.clashes.some(({ choice }) => choice === null);
}

/** The latest other editor of one of the fields; history names a field by the first step of its path. */
function lastEditorOf(
  records: readonly HistoryRecord[],
  touched: readonly { readonly path: readonly string[] }[],
  me: string,
): OtherEditor {
  const fields = new Set(touched.map(({ path }) => path[0]));
  const found = records.filter(({ changes }) => changes.some(({ path }) => fields.has(path[0])));
  const other = found.find(({ by }) => by.id !== me);
  if (other) return { isMe: false, name: other.by.name };
  return found.length > 0 ? { isMe: true } : { isMe: false, name: null };
}

/** The conflict after a choice; `mine` is the form's value before it. */
export function applyAnswer(
  conflict: Conflict,
  path: readonly string[],
  choice: ConflictAnswer,
  mine: FieldValue,
): Conflict {
  const key = path.join('\n');
  const clashes = conflict.clashes.map((clash) => {
    if (clash.path.join('\n') !== key) return clash;
    return { ...clash, choice, mine: choice === 'theirs' && clash.choice !== 'theirs' ? mine : clash.mine };
  });
  return { ...conflict, clashes };
}
