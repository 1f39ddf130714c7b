import { expect, it } from 'vitest';
import { installFakeDatabase } from './fakeDatabase.testing.ts';
import type { MarkWriter } from './database.ts';
import { MarkStore } from './MarkStore.ts';
import { newId, refusal, SHEET, START } from './markServer.testing.ts';
import { type MarkBatch, sendMarks } from './sendMarks.ts';

installFakeDatabase();

const box = { programmeId: 'p1', column: 'maneuver1' };
const ANNA = { id: 'code1', name: 'Anna Vale' };
const BO = { id: 'code1', name: 'Bo Lake' };

/** A server that takes marks of one person only. */
function serverOf(reader: MarkWriter) {
  const batches: MarkBatch[] = [];
  const send = (batch: MarkBatch) => {
    if (batch.writer?.name !== reader.name) return Promise.reject(refusal(409, 'OtherWriter'));
    batches.push(batch);
    return Promise.resolve();
  };
  const taken = () => batches.map(({ marks, handIn }) => [marks.map(({ value }) => value), handIn]);
  return { send, taken };
}

it('sends the marks of one person of the seat, and leaves those of the other', async () => {
  const store = await MarkStore.open('left', { newId, now: () => new Date(START) });
  await store.write(SHEET, { ...box, value: 72, seen: [] }, ANNA);
  await store.write(SHEET, { ...box, column: 'maneuver2', value: 74, seen: [] }, BO);
  await store.handIn(SHEET, BO);
  const bos = serverOf(BO);
  expect(await sendMarks(store, bos.send)).toEqual({ kind: 'sent' });
  expect(bos.taken()).toEqual([[[74], true]]);
  expect((await store.handIns()).size).toBe(0);
  expect((await store.waitingOf(SHEET)).map(({ writer, marks }) => [writer, marks.length])).toEqual([
    [ANNA, 1],
  ]);

  const annas = serverOf(ANNA);
  await sendMarks(store, annas.send);
  expect(annas.taken()).toEqual([[[72], false]]);
  expect(await store.waitingSheets()).toEqual([]);
});

it('hands no sheet in for somebody else', async () => {
  const store = await MarkStore.open('leftHandIn', { newId, now: () => new Date(START) });
  await store.handIn(SHEET, ANNA);
  const bos = serverOf(BO);
  await sendMarks(store, bos.send);
  expect([bos.taken(), (await store.handIns()).size]).toEqual([[], 1]);
});
