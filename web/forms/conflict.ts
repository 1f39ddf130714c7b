import type { HistoryRecord } from '../../shared/contract/core/history.ts';
import type { FieldChange } from '../../shared/domain/history/changesBetween.ts';
import type { MergeConflict, MergeResult } from '../../shared/domain/history/mergeChanges.ts';
import type { FieldValue } from '../../shared/domain/history/namedLists.ts';

/** Whose value of a part that both changed is to stay; null while nobody has said. */
export type ConflictAnswer = 'mine' | 'theirs' | null;

/** Who saved first: the same account in another window, a name, or nobody that is known. */
export type OtherEditor = { readonly isMe: true } | { readonly isMe: false; readonly name: string | null };

/** Somebody else saved first: what only they changed, and what both changed. */
export interface Conflict {
  readonly by: OtherEditor;
  readonly taken: readonly FieldChange[];
  readonly clashes: readonly (MergeConflict & {
    readonly by: OtherEditor;
    readonly choice: ConflictAnswer;
    /** What was typed when theirs was taken. */
    readonly mine: FieldValue;
  })[];
  /** Whether the person waits for a save, and is led to the notice; else the person goes on typing. */
  readonly isAwaited: boolean;
  /** Another one each time that the person is to be told. */
  readonly round: number;
}

/** What a merge leaves to be told and asked; null where they changed nothing that is seen here. */
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

/** A conflict that meets another before it is settled: nothing that was told or chosen is forgotten. */
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

/** The last one but me who changed one of the parts; history names fields by the first step of a path. */
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

/** The conflict after a choice; `mine` is what the form held at that path before it. */
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
