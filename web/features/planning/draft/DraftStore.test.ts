import { expect, it } from 'vitest';
import type { DraftChange, ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { DraftStore } from './DraftStore.ts';
import { type DraftEdit, withParts } from './draftEdits.ts';

const track = (date: string, start: string, version = 1): ScheduleDraft['tracks'][number] => ({
  surfaceId: 'A',
  date,
  version,
  blocks: [{ start, seconds: 600, kind: 'flight', flightId: `f ${date}` }],
});

const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 4,
  seed: 7,
  plannedAt: '2026-11-22T08:00:00Z',
  tracks: [track('2027-01-06', '07:00:00'), track('2027-01-07', '07:00:00')],
  events: [],
  panels: [],
  published: null,
};

/** Moves the block of a day, wherever it is. */
const moveTo =
  (date: string, start: string): DraftEdit =>
  (draft) =>
    draft.tracks.some((one) => one.date === date)
      ? withParts(draft, { tracks: [track(date, start)], events: [], panels: [] })
      : { fault: 'unknownBlock' };

/** A server of one draft: it keeps versions as the real one does. */
class Server {
  stored = DRAFT;
  readonly changes: DraftChange[] = [];
  isDown = false;
  refuses = false;

  reads = 0;

  readonly read = async () => {
    this.reads += 1;
    return this.stored;
  };

  readonly update = async (change: DraftChange) => {
    await Promise.resolve();
    if (this.isDown) throw ApiError.unreachable();
    if (this.refuses) throw errorOf('ValidationFailed', 400);
    const isOld = change.tracks.some(
      ({ date, version }) => version !== this.stored.tracks.find((one) => one.date === date)?.version,
    );
    if (isOld) throw errorOf('VersionConflict', 409);
    this.changes.push(change);
    const { stored } = this;
    this.stored = {
      ...stored,
      revision: stored.revision + 1,
      tracks: stored.tracks.map((one) => {
        const changed = change.tracks.find(({ date }) => date === one.date);
        return changed ? { ...one, ...changed, version: one.version + 1 } : one;
      }),
    };
    return { generation: this.stored.generation, revision: this.stored.revision };
  };
}

const errorOf = (code: 'VersionConflict' | 'ValidationFailed', status: number) =>
  new ApiError({ code, status, title: code, requestId: '' });

function begin() {
  const server = new Server();
  const store = new DraftStore(DRAFT, server);
  const starts = () => store.getSnapshot().draft.tracks.map(({ blocks }) => blocks[0]?.start.slice(0, 5));
  const saved = () => expect.poll(() => store.getSnapshot().hasUnsaved).toBe(false);
  return { server, store, starts, saved };
}

it('shows a change at once, stores changed parts only, one change after the other', async () => {
  const { server, store, starts, saved } = begin();
  store.edit(moveTo('2027-01-06', '08:00:00'));
  store.edit(moveTo('2027-01-06', '09:00:00'));
  expect(starts()).toEqual(['09:00', '07:00']);
  await saved();
  expect(server.changes.map(({ tracks }) => tracks.map(({ date, version }) => [date, version]))).toEqual([
    [['2027-01-06', 1]],
    [['2027-01-06', 2]],
  ]);
  expect(server.stored.revision).toBe(6);
  expect(store.edit(moveTo('2027-01-06', '09:00:00'))).toBeNull();
  await saved();
  expect(server.changes).toHaveLength(2);
});

it('undoes and repeats, each as one change', async () => {
  const { server, store, starts, saved } = begin();
  expect(store.getSnapshot().canUndo).toBe(false);
  store.edit(moveTo('2027-01-06', '08:00:00'));
  store.edit(moveTo('2027-01-07', '10:00:00'));
  store.undo();
  expect(starts()).toEqual(['08:00', '07:00']);
  store.undo();
  expect(starts()).toEqual(['07:00', '07:00']);
  expect(store.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
  store.redo();
  await saved();
  expect(starts()).toEqual(['08:00', '07:00']);
  expect(server.stored.tracks[0]?.blocks[0]?.start).toBe('08:00:00');
  expect(server.changes).toHaveLength(5);
});

it('puts the own change on top of somebody else’s, and says what they changed', async () => {
  const { server, store, starts, saved } = begin();
  await server.update({
    generation: 1,
    events: [],
    panels: [],
    tracks: [track('2027-01-06', '12:00:00')],
    reason: null,
  });
  store.edit(moveTo('2027-01-06', '08:00:00'));
  store.edit(moveTo('2027-01-07', '09:00:00'));
  await saved();
  expect(starts()).toEqual(['08:00', '09:00']);
  expect(server.stored.tracks.map(({ blocks }) => blocks[0]?.start)).toEqual(['08:00:00', '09:00:00']);
  expect(store.getSnapshot().notice).toBeNull();
  store.undo();
  await saved();
  // Undoing the own change leaves theirs.
  store.undo();
  await saved();
  expect(server.stored.tracks.map(({ blocks }) => blocks[0]?.start)).toEqual(['12:00:00', '07:00:00']);
});

it('refuses a step that another changed since once, and undoes those below it', async () => {
  const { server, store, starts, saved } = begin();
  store.edit(moveTo('2027-01-07', '09:00:00'));
  store.edit(moveTo('2027-01-06', '08:00:00'));
  await saved();
  const tracks = [track('2027-01-06', '12:00:00', server.stored.tracks[0]?.version)];
  await server.update({ generation: 1, events: [], panels: [], tracks, reason: null });
  store.receive(server.stored);
  expect(store.undo()).toBe('changedSince');
  expect(store.getSnapshot()).toMatchObject({ canUndo: true, canRedo: false });
  expect(store.undo()).toBeNull();
  await saved();
  expect(starts()).toEqual(['12:00', '07:00']);
  expect(store.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
});

it('drops a change that cannot be made any more, and does not undo what another changed since', async () => {
  const { server, store, starts, saved } = begin();
  store.edit(moveTo('2027-01-06', '08:00:00'));
  await saved();
  await server.update({
    generation: 1,
    events: [],
    panels: [],
    tracks: [track('2027-01-06', '12:00:00', 2)],
    reason: null,
  });
  store.receive({ ...server.stored, changedBy: 'Ann Frost' });
  expect(starts()).toEqual(['12:00', '07:00']);
  expect(store.getSnapshot().notice).toMatchObject({
    kind: 'others',
    dropped: 0,
    by: 'Ann Frost',
    changes: {
      moved: [{ flightId: 'f 2027-01-06', to: { surfaceId: 'A', date: '2027-01-06', start: '12:00:00' } }],
    },
  });
  expect(store.undo()).toBe('changedSince');
  server.stored = { ...server.stored, generation: 2, revision: 9, tracks: [track('2027-01-07', '07:00:00')] };
  store.edit(moveTo('2027-01-06', '06:00:00'));
  await saved();
  expect(store.getSnapshot()).toMatchObject({
    canUndo: false,
    notice: { kind: 'others', dropped: 1, by: null, changes: { isReplaced: true } },
  });
});

it('keeps what could not be sent until it can, and takes back what the server refuses', async () => {
  const { server, store, starts, saved } = begin();
  server.isDown = true;
  store.edit(moveTo('2027-01-06', '08:00:00'));
  await expect.poll(() => store.getSnapshot().notice).toEqual({ kind: 'unsaved' });
  store.edit(moveTo('2027-01-07', '08:00:00'));
  expect(starts()).toEqual(['08:00', '08:00']);
  server.isDown = false;
  await store.retry();
  await saved();
  expect(server.changes).toHaveLength(2);
  server.refuses = true;
  store.edit(moveTo('2027-01-06', '10:00:00'));
  await saved();
  expect(starts()).toEqual(['08:00', '08:00']);
  expect(store.getSnapshot().notice).toMatchObject({ kind: 'refused', error: { code: 'ValidationFailed' } });
});

it('reads the draft only when another one is stored', async () => {
  const { server, store, starts } = begin();
  await store.follow({ generation: 1, revision: 4 });
  await store.follow({ generation: 1, revision: 3 });
  expect(server.reads).toBe(0);
  server.stored = { ...DRAFT, revision: 5, tracks: [track('2027-01-06', '11:00:00', 2)] };
  await store.follow({ generation: 1, revision: 5 });
  await store.follow({ generation: 1, revision: 5 });
  expect([server.reads, starts()]).toEqual([1, ['11:00']]);
});

it('refuses what its guard forbids, whether it is made, undone or made again, and goes on with the steps below', async () => {
  const { store, starts, saved } = begin();
  store.edit(moveTo('2027-01-07', '09:00:00'));
  store.edit(moveTo('2027-01-06', '08:00:00'));
  await saved();
  // The first day's flight starts at 08:00.
  store.setGuard((_before, after) => (after.tracks[0]?.blocks[0]?.start === '08:00:00' ? null : 'begun'));
  expect(store.edit(moveTo('2027-01-06', '10:00:00'))).toBe('begun');
  expect(store.undo()).toBe('begun');
  expect(store.undo()).toBeNull();
  expect(starts()).toEqual(['08:00', '07:00']);
  store.setGuard(() => 'begun');
  expect(store.redo()).toBe('begun');
  expect(store.getSnapshot()).toMatchObject({ canUndo: false, canRedo: false });
  await saved();
  expect(starts()).toEqual(['08:00', '07:00']);
});

it('is no news of others to the next page, which begins with what this one has stored', async () => {
  const server = new Server();
  let cached = DRAFT;
  const first = new DraftStore(DRAFT, {
    read: server.read,
    update: server.update,
    onStored: (draft) => {
      cached = draft;
    },
  });
  first.edit(moveTo('2027-01-06', '08:00:00'));
  await expect.poll(() => cached.revision).toBe(DRAFT.revision + 1);
  const next = new DraftStore(cached, server);
  next.receive(await server.read());
  expect(next.getSnapshot()).toMatchObject({ notice: null, draft: { revision: cached.revision } });
});
