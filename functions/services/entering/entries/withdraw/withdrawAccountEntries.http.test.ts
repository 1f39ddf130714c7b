import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../../local/clock.ts';
import { Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../../local/testing/days.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { mailsSent, mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

interface Scene {
  readonly staged: Staged;
  readonly manager: Caller;
  readonly family: Caller;
  readonly params: { readonly competitionId: string; readonly accountId: string };
}

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** Each event has one place; 60 percent of what was paid is given back. */
async function newScene(capacity: number | null = 1): Promise<Scene> {
  const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
  const staged = await newCompetition({ refunds: [{ until, percent: 60 }] }, capacity);
  const competitionId = staged.competition.id;
  const [{ caller: manager }, family] = await Promise.all([
    newInvitedUser('MANAGER', { competitionId }),
    newFamily(),
  ]);
  const { id: accountId } = await family.data('currentUser');
  return { staged, manager, family, params: { competitionId, accountId } };
}

/** An entry in the events at these places of the form: three of Freestyle, one Artistic. */
async function enter(
  { staged }: Scene,
  by: Caller,
  name: string,
  places: readonly number[],
  totalPrice: number,
) {
  const { event } = entryBody(staged, 4, name);
  const chosen = places.map((place) => event[place] ?? '');
  const format = places[0] === 3 ? 'Artistic' : 'Freestyle';
  const body = { ...entryBody(staged, places.length, name), event: chosen, format, totalPrice };
  return { body, entry: await by.data('submitIndividualEntry', { body }) };
}

const again = (by: Caller, { id }: Entry) => by.data('getEntry', { params: { entryId: id } });
const paramsOf = ({ id, competitionId }: Entry) => ({ competitionId, entryId: id });
const withdrawAll = ({ manager, params }: Scene, id: string) =>
  manager.data('withdrawAccountEntries', { params, body: { id, reason: 'Made up by somebody' } });
const undo = ({ manager, params }: Scene, withdrawalId: string, refused: readonly string[] = []) =>
  manager.data('undoWithdrawAccountEntries', { params: { ...params, withdrawalId }, body: { refused } });
const rowsOf = ({ rows }: Awaited<ReturnType<typeof undo>>) =>
  rows.map((row) => [row.name, row.state, row.waiting, row.priceBefore, row.totalPrice, row.refundDue]);
const deedsOf = async (entry: Entry) => {
  const { history } = await admin.data('getEntryRecord', { params: paramsOf(entry) });
  return history.map(({ what, reason }) => (reason === null ? what : `${what}: ${reason}`));
};

describe('withdrawAccountEntries', () => {
  it('is for who runs this competition alone, and for accounts that entered in it', async () => {
    const scene = await newScene();
    await enter(scene, scene.family, 'Ada Vale', [0], 5_900);
    const callers: [Caller, number][] = [
      [new Caller(), 401],
      [scene.family, 403],
      [await demoAccount('headcoach'), 403],
      [await demoAccount('manager'), 403],
      [scene.manager, 200],
    ];
    for (const [caller, status] of callers) {
      const { params } = scene;
      const body = { id: randomUUID(), reason: 'Made up by somebody' };
      const replies = [
        await caller.call('previewWithdrawAccountEntries', { params }),
        await caller.call('undoWithdrawAccountEntries', {
          params: { ...params, withdrawalId: randomUUID() },
          body: {},
        }),
        await caller.call('withdrawAccountEntries', { params, body }),
      ];
      expect(replies.map((reply) => reply.status)).toEqual([status, status, status]);
    }
    const params = {
      ...scene.params,
      accountId: (await demoAccount('skater').then((one) => one.data('currentUser'))).id,
    };
    const reply = await scene.manager.call('withdrawAccountEntries', {
      params,
      body: { id: randomUUID(), reason: 'Made up by somebody' },
    });
    expect(reply.status).toBe(404);
    const bare = await scene.manager.call('withdrawAccountEntries', { params: scene.params, body: {} });
    expect(bare.status).toBe(400);
  });

  it('withdraws what stands, by the refund policy; places go to who waits; undone, it stands at the same price or waits', async () => {
    const scene = await newScene();
    const { manager, family, params } = scene;
    const other = await newFamily();
    const address = (await family.data('currentUser')).email;
    const { entry: gone } = await enter(scene, family, 'Cy Vale', [3], 5_900);
    await family.data('withdrawEntry', { params: { entryId: gone.id }, body: { version: 1 } });
    const { entry: single } = await enter(scene, family, 'Ada Vale', [0], 5_900);
    const { entry: paid, body } = await enter(scene, family, 'Bo Vale', [1, 2, 3], 11_500);
    const { entry: head } = await enter(scene, other, 'Dee Vale', [0], 5_900);
    expect(head).toMatchObject({ state: 'waiting', totalPrice: 0 });
    await admin.data('recordPayment', {
      params: paramsOf(paid),
      body: { method: 'cash', amount: 11_500, receivedOn: dayAgo(2) },
    });
    const change = changeOf({ ...paid, version: 2 }, { ...body, event: body.event.slice(0, 2) }, 10_000);
    await family.data('updateEntry', { params: { entryId: paid.id }, body: change });

    expect(await manager.data('previewWithdrawAccountEntries', { params })).toEqual({
      entries: 2,
      events: 3,
      paid: 11_500,
      refundDue: 6_900,
      currency: 'USD',
      undoable: null,
    });
    const id = randomUUID();
    const done = await withdrawAll(scene, id);
    expect(done.left).toBe(0);
    const withdrawn = [
      ['Ada Vale', 'withdrawn', 0, 5_900, 0, 0],
      ['Bo Vale', 'withdrawn', 0, 10_000, 4_600, 6_900],
    ];
    expect(rowsOf(done)).toEqual(withdrawn);
    expect(await again(other, head)).toMatchObject({ state: 'confirmed', totalPrice: 5_900 });
    expect(rowsOf(await withdrawAll(scene, id))).toEqual(withdrawn);
    expect(await deedsOf(single)).toEqual(['withdrawn: Made up by somebody', 'submitted']);
    expect((await manager.data('previewWithdrawAccountEntries', { params })).undoable).toEqual({
      id,
      entries: 2,
    });

    // A mail about a withdrawal that was undone before it left would be cancelled.
    await mailsSent();
    // Another withdrawal is not undone with it, nor this one by another.
    expect(await undo(scene, randomUUID())).toEqual({ rows: [], left: 0 });
    const restored = [
      ['Ada Vale', 'waiting', 1, 5_900, 0, 0],
      ['Bo Vale', 'confirmed', 0, 10_000, 10_000, 0],
    ];
    const undone = await undo(scene, id);
    expect([undone.left, rowsOf(undone)]).toEqual([0, restored]);
    expect(await again(family, paid)).toMatchObject({
      state: 'confirmed',
      totalPrice: 10_000,
      retained: 1_000,
      paid: 11_500,
      balance: -1_500,
      events: [{ price: 5_900 }, { price: 3_100 }],
    });
    expect((await again(family, single)).events).toMatchObject([{ state: 'waiting', waitingPlace: 1 }]);
    expect((await again(family, gone)).state).toBe('withdrawn');
    expect(rowsOf(await undo(scene, id))).toEqual(restored);
    // A late repeat of the withdrawal does not withdraw again what was let stand.
    expect(rowsOf(await withdrawAll(scene, id))).toEqual(restored);
    expect(await deedsOf(single)).toEqual(['restored', 'withdrawn: Made up by somebody', 'submitted']);
    await mailsSent();
    const subjects = (await mailsTo(address)).map(({ subject }) => subject.split(',')[0]);
    for (const subject of [
      'Entry withdrawn: Ada Vale',
      'Entry restored: Ada Vale',
      'Entry restored: Bo Vale',
    ]) {
      expect(subjects.filter((one) => one === subject)).toHaveLength(1);
    }
    const figures = await admin.data('competitionFigures', { params });
    expect(figures).toMatchObject({ skaters: 2, eventsEntered: 3, charged: 15_900 });
  });

  it('withdraws nothing twice for two who do it at once, twenty a call', async () => {
    const scene = await newScene(null);
    const names = Array.from({ length: 21 }, (_, index) => `Kit Vale ${String(index + 10)}`);
    const created: Entry[] = [];
    for (const name of names) created.push((await enter(scene, scene.family, name, [0], 5_900)).entry);
    const [id, other] = [randomUUID(), randomUUID()];
    const replies = await Promise.all([id, id, other].map((one) => withdrawAll(scene, one)));
    expect(replies.every(({ left }) => left <= 1)).toBe(true);
    expect(await withdrawAll(scene, id)).toMatchObject({ left: 0 });
    const mine = await withdrawAll(scene, id);
    const theirs = await withdrawAll(scene, other);
    expect([...mine.rows, ...theirs.rows].map(({ name }) => name).sort()).toEqual(names);
    for (const entry of [created[0], created[20]]) {
      expect(entry && (await deedsOf(entry))).toEqual(['withdrawn: Made up by somebody', 'submitted']);
    }
    const [first, second] = await Promise.all([undo(scene, id), undo(scene, id)]);
    expect(Math.max(first.left, second.left)).toBeLessThanOrEqual(1);
    const rows = (await undo(scene, id)).rows;
    expect(rows.every(({ state }) => state === 'confirmed')).toBe(true);
    expect((await undo(scene, other)).rows.every(({ state }) => state === 'confirmed')).toBe(true);
    const figures = await admin.data('competitionFigures', { params: scene.params });
    expect(figures).toMatchObject({ skaters: 21, eventsEntered: 21, charged: 123_900 });
  });

  it('says of each entry why undoing could not restore it, and takes no price twice', async () => {
    const scene = await newScene(null);
    const { family } = scene;
    const other = await newFamily();
    const { entry: twice } = await enter(scene, family, 'Fay Vale', [0, 1], 9_000);
    const { entry: stepped } = await enter(scene, family, 'Gil Vale', [0, 1], 9_000);
    const { entry: plain } = await enter(scene, family, 'Hal Vale', [0], 5_900);
    const id = randomUUID();
    await withdrawAll(scene, id);
    await enter(scene, other, 'Fay Vale', [1], 5_900);
    await enter(scene, other, 'Gil Vale', [2], 5_900);

    const undone = await undo(scene, id);
    expect(undone.rows.map(({ name, state, refused }) => [name, state, refused])).toEqual([
      ['Fay Vale', 'withdrawn', 'AlreadyEntered'],
      ['Gil Vale', 'confirmed', null],
      ['Hal Vale', 'confirmed', null],
    ]);
    expect((await again(family, twice)).state).toBe('withdrawn');
    // The first price is the other entry's by now: the second and the additional one are left.
    expect(await again(family, stepped)).toMatchObject({
      totalPrice: 5_600,
      steps: { first: false, second: true },
    });
    expect(await again(family, plain)).toMatchObject({ totalPrice: 5_900, steps: { first: true } });
    const rest = await undo(scene, id, [twice.id]);
    expect([rest.left, rest.rows[0]?.refused]).toEqual([0, null]);
  });
});
