import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { interrupted, untilDone } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { entryItem } from '../../entering/entries/items.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import { invoicedIn, invoicesOfCompetition, invoicesOfRink } from '../documents/invoiceRepository.ts';
import { issueInvoice } from '../../../services/money/documents/issueInvoice.ts';
import type { StoredInvoice } from '../documents/storedInvoice.ts';
import { invoiceCounterKey } from './keys.ts';
import { getItem, tableName } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';

const now = new Date('2027-02-01T12:00:00Z');
let dynamo: RunningDynamo;
let staged: StoredEntry;

/** Every fifth transaction meets another one. */
beforeAll(async () => {
  dynamo = await startMemoryTable({ transactionConflictEvery: 5 });
  staged = await stagedEntry(now);
});
afterAll(() => dynamo.close());

const put = (entry: StoredEntry) =>
  transact([{ write: { Put: { TableName: tableName(), Item: entryItem(entry) } } }]);

const entryOf = (rink: string): StoredEntry => ({
  ...staged,
  id: ulid(),
  homeIsiRink: rink,
  homeRinkId: null,
});

const issued = (rink: string) =>
  untilDone(() =>
    issueInvoice({
      competitionId: staged.competitionId,
      rink: nameOrder(rink),
      by: staged.accountId,
      now,
    }),
  );

const ofRink = (rink: string) => invoicesOfRink(staged.competitionId, nameOrder(rink));

describe('numbers of invoices', () => {
  it('have no gap and no double, whoever asks at once, how often, and whatever breaks off', async () => {
    const rinks = Array.from({ length: 6 }, (_, index) => `Rink ${index + 1}`);
    const entries = rinks.flatMap((rink) => [entryOf(rink), entryOf(rink)]);
    for (const entry of entries) await put(entry);
    await interrupted(() => Promise.all([...rinks, ...rinks, ...rinks].map(issued)));
    // Then something is paid of each rink, and its invoice is replaced.
    for (const entry of entries.filter((_, index) => index % 2 === 0))
      await put({ ...entry, paid: 100, version: 2 });
    await interrupted(() => Promise.all([...rinks, ...rinks].map(issued)));

    const invoices = await Promise.all(rinks.map(ofRink));
    for (const [first, second, ...more] of invoices) {
      expect(more).toEqual([]);
      expect(first).toMatchObject({ replaces: null, replacedBy: second?.number, paid: 0, entries: 2 });
      expect(second).toMatchObject({ replaces: first?.number, replacedBy: null, paid: 100 });
      for (const one of [first, second]) await expectItsEntries(one, entries);
    }
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(
      invoices
        .flat()
        .map(({ number }) => number)
        .toSorted((one, other) => one - other),
    ).toEqual(numbers);
    const listed = await invoicesOfCompetition(staged.competitionId, undefined);
    expect(listed.invoices.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect((await getItem(invoiceCounterKey(staged.competitionId)))?.['last']).toBe(12);
  }, 240_000);

  /** Its own rink's, and none of what another one that lost the same number has left. */
  async function expectItsEntries(invoice: StoredInvoice | undefined, entries: readonly StoredEntry[]) {
    const own = entries.filter(({ homeIsiRink }) => homeIsiRink === invoice?.rink.name).map(({ id }) => id);
    const invoiced = await invoicedIn(staged.competitionId, invoice?.number ?? 0);
    expect(invoiced.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
    expect(invoiced.reduce((sum, { totalPrice }) => sum + totalPrice, 0)).toBe(invoice?.charged);
  }

  it('belong to documents of any length', async () => {
    const rink = 'Rink of a large club';
    for (let count = 0; count < 130; count++) await put(entryOf(rink));
    await issued(rink);
    const [invoice] = await ofRink(rink);
    expect(invoice).toMatchObject({ entries: 130, charged: 130 * staged.totalPrice });
    expect(await invoicedIn(staged.competitionId, invoice?.number ?? 0)).toHaveLength(130);
  }, 240_000);
});
