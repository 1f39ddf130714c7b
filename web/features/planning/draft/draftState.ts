import type { ScheduleDraft as Draft } from '../../../../shared/contract/planning/draftParts.ts';
import {
  type DraftEdit,
  type DraftParts,
  type DraftStamp,
  changedParts,
  isFault,
  isNothing,
  partsIn,
  restoreParts,
  withNextVersions,
} from './draftEdits.ts';

/** A change that is shown already and not stored yet. */
export interface PendingEdit {
  readonly id: number;
  readonly edit: DraftEdit;
  /** The values that a published flight or a start order needs. */
  readonly reason?: string | undefined;
}

/** A change that can be undone: its parts before and after it. */
interface DoneEdit {
  readonly id: number;
  readonly before: DraftParts;
  readonly after: DraftParts;
  readonly reason?: string | undefined;
}

/** The draft of a schedule on the page: what is stored, and own changes on top of it, which are on their way. */
export interface DraftState {
  readonly stored: Draft;
  readonly pending: readonly PendingEdit[];
  /** The stored draft with the pending changes. */
  readonly shown: Draft;
  readonly undo: readonly DoneEdit[];
  readonly redo: readonly DoneEdit[];
}

/** As many changes as can be undone. */
const MOST_UNDONE = 100;

export const beginDraft = (stored: Draft): DraftState => ({
  stored,
  pending: [],
  shown: stored,
  undo: [],
  redo: [],
});

export type Edited =
  | { readonly state: DraftState }
  | {
      readonly fault: string;
      /** Without the step that is refused for ever, so that it is not in the way of those below it. */
      readonly without?: DraftState;
    };

/** Why a change may not be made though it can, or null. */
export type DraftGuard = (before: Draft, after: Draft) => string | null;

/** Makes a change on what is shown. A change of nothing gives the same state. */
export function withEdit(state: DraftState, pending: PendingEdit, guard: DraftGuard): Edited {
  const after = pending.edit(state.shown);
  if (isFault(after)) return after;
  const refusal = guard(state.shown, after);
  if (refusal !== null) return { fault: refusal };
  const done = doneEdit(pending, state.shown, after);
  if (isNothing(done.after)) return { state };
  return {
    state: {
      ...state,
      pending: [...state.pending, pending],
      shown: after,
      undo: [...state.undo.slice(1 - MOST_UNDONE), done],
      redo: [],
    },
  };
}

function doneEdit({ id, reason }: PendingEdit, before: Draft, after: Draft): DoneEdit {
  const changed = changedParts(before, after);
  return { id, reason, before: partsIn(before, changed), after: changed };
}

/** Takes the last change back, which is a change of its own; null where there is none. */
export function withUndo(state: DraftState, id: number, guard: DraftGuard): Edited | null {
  const done = state.undo.at(-1);
  if (!done) return null;
  return restored(state, id, done, {
    edit: restoreParts(done.after, done.before),
    undo: state.undo.slice(0, -1),
    redo: [...state.redo, done],
    without: { ...state, undo: state.undo.slice(0, -1) },
    guard,
  });
}

/** Makes the change again that was undone last; null where there is none. */
export function withRedo(state: DraftState, id: number, guard: DraftGuard): Edited | null {
  const done = state.redo.at(-1);
  if (!done) return null;
  return restored(state, id, done, {
    edit: restoreParts(done.before, done.after),
    undo: [...state.undo, done],
    redo: state.redo.slice(0, -1),
    without: { ...state, redo: state.redo.slice(0, -1) },
    guard,
  });
}

function restored(
  state: DraftState,
  id: number,
  { reason }: DoneEdit,
  {
    edit,
    undo,
    redo,
    without,
    guard,
  }: Pick<DraftState, 'undo' | 'redo'> & {
    readonly edit: DraftEdit;
    readonly without: DraftState;
    readonly guard: DraftGuard;
  },
): Edited {
  const shown = edit(state.shown);
  if (isFault(shown)) return { ...shown, without };
  const refusal = guard(state.shown, shown);
  if (refusal !== null) return { fault: refusal, without };
  return { state: { ...state, shown, pending: [...state.pending, { id, edit, reason }], undo, redo } };
}

/** The first pending change as it is sent: null where it changes nothing, or cannot be made any more. */
export function firstChange({ stored, pending }: DraftState): DraftParts | null {
  const [first] = pending;
  const after = first?.edit(stored);
  if (!after || isFault(after)) return null;
  const parts = changedParts(stored, after);
  return isNothing(parts) ? null : parts;
}

/** The first pending change is stored. */
export function withFirstStored(state: DraftState, stamp: DraftStamp): DraftState {
  const [first, ...rest] = state.pending;
  const after = first?.edit(state.stored);
  if (!after || isFault(after)) return state;
  const stored = withNextVersions(after, changedParts(state.stored, after), stamp);
  return rebased(state, stored, rest).state;
}

/** The first pending change was refused: it is shown no more. */
export function withoutFirst(state: DraftState): DraftState {
  const [first, ...rest] = state.pending;
  const isOther = ({ id }: DoneEdit) => id !== first?.id;
  const { undo, redo } = state;
  return rebased({ ...state, undo: undo.filter(isOther), redo: redo.filter(isOther) }, state.stored, rest)
    .state;
}

export interface Rebased {
  readonly state: DraftState;
  /** Own changes that cannot be made on the newer draft. */
  readonly dropped: number;
}

/** Puts the own changes on top of a newer draft, as far as they can still be made. */
export function withNewerDraft(state: DraftState, newer: Draft): Rebased {
  const isReplaced = newer.generation !== state.stored.generation;
  // Another plan is another schedule: what was done to the old one cannot be undone in it.
  const history = isReplaced ? { undo: [], redo: [] } : { undo: state.undo, redo: state.redo };
  return rebased({ ...state, ...history }, newer, state.pending);
}

function rebased(state: DraftState, stored: Draft, pending: readonly PendingEdit[]): Rebased {
  let shown = stored;
  const kept: PendingEdit[] = [];
  const redone = new Map<number, DoneEdit>();
  const dropped = new Set<number>();
  for (const one of pending) {
    const after = one.edit(shown);
    if (isFault(after)) {
      dropped.add(one.id);
      continue;
    }
    redone.set(one.id, doneEdit(one, shown, after));
    kept.push(one);
    shown = after;
  }
  const renewed = (done: readonly DoneEdit[]) =>
    done.filter(({ id }) => !dropped.has(id)).map((one) => redone.get(one.id) ?? one);
  const { undo, redo } = state;
  return {
    state: { stored, shown, pending: kept, undo: renewed(undo), redo: renewed(redo) },
    dropped: dropped.size,
  };
}
