import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { interrupted, untilDone } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { entryItem } from '../../entering/entries/items.ts';
import { findEntry } from '../../entering/entries/repository.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import { receiptNumberKey, receiptCounterKey } from './keys.ts';
import { getItem, tableName } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { issueReceipt } from '../../../services/money/documents/issueReceipt.ts';
import { receiptsOf } from '../documents/receiptRepository.ts';

const now = new Date('2027-02-01T12:00:00Z');
let dynamo: RunningDynamo;
let staged: StoredEntry;

/** Every fifth transaction meets another one, as many do when entries open. */
beforeAll(async () => {
  dynamo = await startMemoryTable({ transactionConflictEvery: 5 });
  staged = await stagedEntry(now);
});
afterAll(() => dynamo.close());

const put = (entry: StoredEntry) =>
  transact([{ write: { Put: { TableName: tableName(), Item: entryItem(entry) } } }]);

const issued = async (entry: StoredEntry) => {
  const current = (await findEntry(entry.accountId, entry.id)) ?? entry;
  await issueReceipt(current, { by: entry.accountId, now });
};

describe('numbers of receipts', () => {
  it('have no gap and no double, whoever asks at once, how often, and whatever breaks off', async () => {
    const entries = Array.from({ length: 12 }, () => ({ ...staged, id: ulid() }));
    for (const entry of entries) await put(entry);
    // Each three times at once: as the family, its other parent and the manager may.
    await interrupted(() =>
      Promise.all([...entries, ...entries, ...entries].map((entry) => untilDone(() => issued(entry)))),
    );
    // Then each entry costs more, and is corrected.
    const [event, ...events] = staged.events;
    if (!event) throw new Error('An entry has an event');
    const dearer = {
      totalPrice: staged.totalPrice + 100,
      events: [{ ...event, price: event.price + 100 }, ...events],
    };
    for (const entry of entries) await put({ ...entry, ...dearer, version: 2 });
    await interrupted(() =>
      Promise.all([...entries, ...entries].map((entry) => untilDone(() => issued(entry)))),
    );
    const receipts = await Promise.all(entries.map(({ id }) => receiptsOf(id)));
    for (const [first, second, ...more] of receipts) {
      expect(more).toEqual([]);
      expect(first).toMatchObject({ sequence: 1, corrects: null, totalPrice: staged.totalPrice });
      expect(second).toMatchObject({
        sequence: 2,
        corrects: first?.number,
        totalPrice: staged.totalPrice + 100,
      });
    }
    const numbers = receipts.flat().map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    );
    const counter = await getItem(receiptCounterKey(staged.competitionId));
    expect(counter?.['last']).toBe(24);
    for (const { number, entry } of receipts.flat())
      expect(await getItem(receiptNumberKey(staged.competitionId, number))).toMatchObject({
        entryId: entry.id,
      });
  }, 240_000);

  it('are counted in each competition by itself', async () => {
    const other = await stagedEntry(now);
    await put(other);
    await issued(other);
    expect((await receiptsOf(other.id)).map(({ number }) => number)).toEqual([1]);
  });
});
