import type { DraftChange, ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { type ChangesOfOthers, draftChangesBetween } from './changesOfOthers.ts';
import { type DraftEdit, type DraftStamp, changedParts, changeOf, isNothing } from './draftEdits.ts';
import {
  type DraftGuard,
  type DraftState,
  type Edited,
  beginDraft,
  firstChange,
  withEdit,
  withFirstStored,
  withNewerDraft,
  withoutFirst,
  withRedo,
  withUndo,
} from './draftState.ts';

/** Where the draft is stored. Both reject with an ApiError. */
export interface DraftServer {
  readonly read: () => Promise<ScheduleDraft>;
  readonly update: (change: DraftChange) => Promise<DraftStamp>;
  /** Hears the draft once all own changes are stored, so that no other page takes them for those of others. */
  readonly onStored?: (draft: ScheduleDraft) => void;
}

/** A notice to the organiser, until it is dismissed. */
export type NoticeOfDraft =
  /** Another person changed the draft; `dropped` own changes could not be made on top of that. */
  | {
      readonly kind: 'others';
      readonly changes: ChangesOfOthers;
      readonly dropped: number;
      /** The name of the only one who did; null where that is not known. */
      readonly by: string | null;
    }
  /** The server refused the last change, which is shown no more. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Changes are shown and not stored: the server could not be reached. */
  | { readonly kind: 'unsaved' };

export interface DraftSnapshot {
  /** The stored draft with the page's changes on top. */
  readonly draft: ScheduleDraft;
  readonly isSaving: boolean;
  readonly hasUnsaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notice: NoticeOfDraft | null;
}

/** How often a change is put on top of newer drafts before it counts as refused. */
const MOST_ATTEMPTS = 5;

/**
 * The draft of a schedule on the page. A change shows at once and is stored in the background, one after the other;
 * where somebody else was faster, it is put on top of theirs if it can still be made.
 */
export class DraftStore {
  private state: DraftState;
  private snapshot: DraftSnapshot;
  private notice: NoticeOfDraft | null = null;
  private isSaving = false;
  private lastId = 0;
  private guard: DraftGuard = () => null;
  private readonly server: DraftServer;
  private readonly listeners = new Set<() => void>();

  constructor(stored: ScheduleDraft, server: DraftServer) {
    this.server = server;
    this.state = beginDraft(stored);
    this.snapshot = this.toSnapshot();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): DraftSnapshot => this.snapshot;

  /**
   * Makes a change, which shows at once.
   * @param edit gives the same result for the same draft: it may be made again on a newer one
   * @returns why it cannot be made, or null
   */
  edit(edit: DraftEdit, reason?: string): string | null {
    return this.take(withEdit(this.state, { id: this.nextId(), edit, reason }, this.guard));
  }

  /** @returns why the last change cannot be undone, or null; it is then no step any more, and the next call undoes the one before */
  undo(): string | null {
    return this.take(withUndo(this.state, this.nextId(), this.guard));
  }

  /** @returns why the change cannot be made again, or null */
  redo(): string | null {
    return this.take(withRedo(this.state, this.nextId(), this.guard));
  }

  /** Refuses own changes from now on, their undoing included, where `guard` says so. */
  setGuard(guard: DraftGuard): void {
    this.guard = guard;
  }

  dismissNotice(): void {
    this.notice = null;
    this.publish();
  }

  /** Tries again to store what could not be stored. */
  async retry(): Promise<void> {
    this.notice = null;
    await this.saveAll();
  }

  /** Takes a draft that was read; an older one is passed over. What others changed is then a notice. */
  receive(newer: ScheduleDraft): void {
    // While a change is on its way, the answer may hold it or not.
    if (!this.isNewer(newer) || this.isSaving) return;
    this.take(this.putOn(newer));
  }

  /** Reads the draft if another one is stored than this store has; where that fails, the next look tries again. */
  async follow(stamp: DraftStamp): Promise<void> {
    if (!this.isNewer(stamp) || this.isSaving) return;
    const newer = await this.server.read().catch(() => null);
    if (newer) this.receive(newer);
  }

  /** Takes the draft as another command of this page has changed it: no news of others. Where it can't be read, `follow` does. */
  async takeOwn(): Promise<void> {
    if (this.state.pending.length > 0) return;
    await this.reload().catch(() => undefined);
  }

  private isNewer({ generation, revision }: DraftStamp): boolean {
    const { stored } = this.state;
    return generation > stored.generation || (generation === stored.generation && revision > stored.revision);
  }

  /** Reads the draft again after a whole plan was stored. */
  async reload(): Promise<void> {
    this.state = beginDraft(await this.server.read());
    this.publish();
  }

  private take(edited: Edited | null): string | null {
    if (!edited) return null;
    if ('fault' in edited) {
      if (edited.without) {
        this.state = edited.without;
        this.publish();
      }
      return edited.fault;
    }
    this.state = edited.state;
    this.publish();
    if (this.notice?.kind !== 'unsaved') void this.saveAll();
    return null;
  }

  private putOn(newer: ScheduleDraft): { readonly state: DraftState } {
    const { stored } = this.state;
    const changes = draftChangesBetween(stored, newer);
    const isOneChange = newer.generation === stored.generation && newer.revision === stored.revision + 1;
    const { state, dropped } = withNewerDraft(this.state, newer);
    // An answer that was lost comes back as a newer draft with nothing new in it.
    const isSeen = changes.isReplaced || !isNothing(changedParts(this.state.shown, state.shown));
    if (isSeen)
      this.notice = { kind: 'others', changes, dropped, by: (isOneChange && newer.changedBy) || null };
    return { state };
  }

  private async saveAll(): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    this.publish();
    for (let attempts = 1; this.state.pending.length > 0; attempts += 1) {
      const before = this.state.pending[0]?.id;
      const isGoingOn = await this.saveFirst(attempts);
      if (!isGoingOn) break;
      if (this.state.pending[0]?.id !== before) attempts = 0;
      this.publish();
    }
    this.isSaving = false;
    if (this.state.pending.length === 0) this.server.onStored?.(this.state.stored);
    this.publish();
  }

  /** @returns false where the rest has to wait */
  private async saveFirst(attempts: number): Promise<boolean> {
    const parts = firstChange(this.state);
    if (!parts) {
      this.state = withoutFirst(this.state);
      return true;
    }
    const { stored, pending } = this.state;
    const reason = pending[0]?.reason ?? null;
    try {
      const stamp = await this.server.update({ ...changeOf(stored, parts), reason });
      this.state = withFirstStored(this.state, stamp);
      if (stamp.revision !== stored.revision + 1) this.state = this.putOn(await this.server.read()).state;
      return true;
    } catch (error) {
      return this.handleRefusal(error, attempts);
    }
  }

  private async handleRefusal(error: unknown, attempts: number): Promise<boolean> {
    const isConflict = isApiError(error, 'VersionConflict') && attempts < MOST_ATTEMPTS;
    try {
      if (!isConflict && isRefusal(error)) {
        this.state = withoutFirst(this.state);
        this.notice = { kind: 'refused', error };
        this.publish();
      } else if (!isConflict) {
        this.notice = { kind: 'unsaved' };
        return false;
      }
      const newer = await this.server.read();
      if (isConflict) this.state = this.putOn(newer).state;
      else this.state = withNewerDraft(this.state, newer).state;
      return true;
    } catch {
      this.notice = this.state.pending.length > 0 ? { kind: 'unsaved' } : this.notice;
      return false;
    }
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  private publish(): void {
    this.snapshot = this.toSnapshot();
    for (const listener of this.listeners) listener();
  }

  private toSnapshot(): DraftSnapshot {
    const { shown, pending, undo, redo } = this.state;
    return {
      draft: shown,
      isSaving: this.isSaving,
      hasUnsaved: pending.length > 0,
      canUndo: undo.length > 0,
      canRedo: redo.length > 0,
      notice: this.notice,
    };
  }
}

/** The server has decided: the same change would be refused again. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !isApiError(error, 'Busy');
