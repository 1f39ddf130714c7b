import { describe, expect, it } from 'vitest';
import { installFakeDatabase } from './fakeDatabase.testing.ts';
import { HOUR, newId, refusal, Server, SHEET, START } from './markServer.testing.ts';
import { MarkStore } from './MarkStore.ts';
import { type MarkBatch, sendMarks } from './sendMarks.ts';

const OTHER_SHEET = 'competition flight2 judge1';

installFakeDatabase();

async function openStore(name: string): Promise<MarkStore> {
  return MarkStore.open(name, { newId, now: () => new Date(START) });
}

const box = { programmeId: 'p1', column: 'maneuver1' };

describe('marks of one tablet', () => {
  it('stay on the device after the approval, and the other sheets are sent', async () => {
    const store = await openStore('approval');
    await store.write(SHEET, { ...box, value: 72, seen: [] });
    await store.write(OTHER_SHEET, { ...box, value: 73, seen: [] });
    const server = new Server();
    const send = (batch: MarkBatch) => {
      if (batch.sheet === SHEET) return Promise.reject(refusal(409, 'VersionConflict'));
      return Promise.resolve(server.take(batch));
    };
    expect(await sendMarks(store, send)).toEqual({ kind: 'sent' });
    expect([...(await store.refusals())]).toEqual([[SHEET, 'VersionConflict']]);
    const [left] = await store.waitingOf(SHEET);
    expect(left?.marks.map(({ value }) => value)).toEqual([72]);
    expect([...server.marks.values()].map(({ value }) => value)).toEqual([73]);
    await store.clearRejection(SHEET);
    await sendMarks(store, (batch) => Promise.resolve(server.take(batch)));
    expect(await store.waitingSheets()).toEqual([]);
  });

  it('are sent ninety at a time, and handing in comes with the last of them', async () => {
    const store = await openStore('batches');
    for (let value = 0; value <= 100; value++) await store.write(SHEET, { ...box, value, seen: [] });
    await store.handIn(SHEET);
    const batches: (readonly [number, boolean])[] = [];
    await sendMarks(store, (batch) => {
      batches.push([batch.marks.length, batch.handIn]);
      return Promise.resolve();
    });
    expect(batches).toEqual([
      [90, false],
      [11, true],
    ]);
    expect((await store.handIns()).size).toBe(0);
  });

  it('are no longer handed in once one is changed, also while the server is being asked', async () => {
    const store = await openStore('changed');
    await store.write(SHEET, { ...box, value: 72, seen: [] });
    await store.handIn(SHEET);
    const batches: MarkBatch[] = [];
    await sendMarks(store, async (batch) => {
      batches.push(batch);
      if (batches.length === 1) await store.write(SHEET, { ...box, value: 74, seen: [] });
    });
    expect(batches.map(({ marks, handIn }) => [marks.map(({ value }) => value), handIn])).toEqual([
      [[72], true],
      [[74], false],
    ]);
  });

  it('stay handed in if that is done again while the server is being asked', async () => {
    const store = await openStore('again');
    await store.write(SHEET, { ...box, value: 72, seen: [] });
    await store.handIn(SHEET);
    const batches: MarkBatch[] = [];
    await sendMarks(store, async (batch) => {
      batches.push(batch);
      if (batches.length > 1) return;
      await store.write(SHEET, { ...box, value: 74, seen: [] });
      await store.handIn(SHEET);
    });
    expect(batches.map(({ handIn }) => handIn)).toEqual([true, true]);
  });

  it('replace what another tab wrote in the box, which this one has not shown', async () => {
    const [one, other] = [await openStore('tabs'), await openStore('tabs')];
    const first = await one.write(SHEET, { ...box, value: 72, seen: [] });
    const second = await other.write(SHEET, { ...box, value: 74, seen: [] });
    expect(second.replaces).toEqual([first.id]);
  });

  it('are sent in the order of writing, whatever their ids', async () => {
    const ids = ['c', 'b', 'a'];
    const store = await MarkStore.open('order', {
      newId: () => ids.shift() ?? 'd',
      now: () => new Date(START),
    });
    for (const value of [72, 73, 74]) await store.write(SHEET, { ...box, value, seen: [] });
    const sent: (number | null)[] = [];
    await sendMarks(store, (batch) => {
      sent.push(...batch.marks.map(({ value }) => value));
      return Promise.resolve();
    });
    expect(sent).toEqual([72, 73, 74]);
  });
});

describe('marks of a competition that is over', () => {
  it('leave the device once the server has them; what it lacks stays', async () => {
    const clock = { now: START };
    const store = await MarkStore.open('over', { newId, now: () => new Date(clock.now) });
    const write = (sheet: string) =>
      store.write(sheet, { programmeId: 'p1', column: 'maneuver1', value: 72, seen: [] });
    const [sent, unsent, refused, handedIn, going] = ['sent', 'unsent', 'refused', 'handedIn', 'going'];
    for (const sheet of [sent, refused, unsent, handedIn, going]) {
      const { id } = await write(sheet ?? '');
      if (sheet === sent || sheet === handedIn || sheet === going) await store.confirm([id]);
      await store.keepAnswer(`sheet ${sheet ?? ''}`, { sheet });
    }
    await store.markRejected('refused', 'FlightApproved');
    await store.handIn('handedIn');
    clock.now = START + 30 * 24 * HOUR;
    await store.confirm([(await write('going')).id]);
    await store.keepAnswer('sheet going', { sheet: going });
    await store.clear(new Date(START + HOUR));
    const left = await Promise.all(
      [sent, unsent, refused, handedIn, going].map(
        async (sheet) => (await store.marksOf(sheet ?? '')).length,
      ),
    );
    expect(left).toEqual([0, 1, 1, 1, 2]);
    expect((await store.waitingSheets()).sort()).toEqual(['handedIn', 'refused', 'unsent']);
    // The server knows number 1 of this device on the sheet that was cleared.
    expect((await write('sent')).sequence).toBe(2);
    expect([...(await store.refusals()).keys()]).toEqual(['refused']);
    expect([await store.answerOf('sheet sent'), await store.answerOf('sheet going')]).toEqual([
      undefined,
      { sheet: 'going' },
    ]);
    store.close();
  });
});
