import * as z from 'zod/mini';
import type { InvoicedEntry } from '../../../../shared/contract/money/documents/invoices.ts';
import { NOBODY } from '../../entering/entries/people.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import {
  INVOICE_PREFIX,
  invoiceCounterKey,
  invoiceKey,
  invoicePartKey,
  invoicePartsPartition,
  invoicesPartition,
  rinkInvoicesKey,
} from '../numbering/keys.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, putWrite, updateItem, updateWrite } from '../../../platform/table/writes.ts';
import { counterWrite, entryUnchangedCheck, NumberTaken, OutdatedDocument } from '../numbering/numbering.ts';
import {
  invoiceItems,
  storedInvoice,
  storedPart,
  storedRinkInvoices,
  type StoredInvoice,
  type toStoredInvoice,
} from './storedInvoice.ts';

const counter = z.object({ last: z.number() });

/** The number of the competition's last invoice; 0 before the first. */
export async function lastInvoiceNumber(competitionId: string): Promise<number> {
  const item = await getItem(invoiceCounterKey(competitionId));
  return item ? counter.parse(item).last : 0;
}

export async function findInvoice(competitionId: string, number: number): Promise<StoredInvoice | null> {
  const item = await getItem(invoiceKey(competitionId, number));
  return item ? storedInvoice.parse(item) : null;
}

/** The entries that an invoice lists, with their charges. */
export async function invoicedIn(competitionId: string, number: number): Promise<InvoicedEntry[]> {
  return (await partsIn(competitionId, number)).flat();
}

async function partsIn(competitionId: string, number: number): Promise<InvoicedEntry[][]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :parts',
    ExpressionAttributeValues: { ':parts': invoicePartsPartition(competitionId, number) },
    ConsistentRead: true,
  });
  return items.map((item) => storedPart.parse(item).invoiced);
}

/**
 * A rink's invoices, oldest first.
 * @param rink a `rinkIdentity`
 */
export async function invoicesOfRink(competitionId: string, rink: string): Promise<StoredInvoice[]> {
  const item = await getItem(rinkInvoicesKey(competitionId, rink));
  if (!item) return [];
  const keys = storedRinkInvoices.parse(item).numbers.map((number) => invoiceKey(competitionId, number));
  const invoices = (await getItems(keys, true)).map((one) => storedInvoice.parse(one));
  return invoices.sort((one, other) => one.number - other.number);
}

/** A page of a competition's invoices, newest first. */
export async function invoicesOfCompetition(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    { ...numbersOf(competitionId), ConsistentRead: true, ScanIndexForward: false },
    cursor,
  );
  return { invoices: page.items.map((item) => storedInvoice.parse(item)), nextCursor: page.nextCursor };
}

const numbersOf = (competitionId: string) => ({
  KeyConditionExpression: 'pk = :invoices AND begins_with(sk, :numbers)',
  ExpressionAttributeValues: { ':invoices': invoicesPartition(competitionId), ':numbers': INVOICE_PREFIX },
});

/** DynamoDB's limit for one transaction. */
const MAX_WRITES = 100;

/**
 * Stores an invoice and advances the counter in one transaction, so that numbers have no gaps. It checks
 * that as many of the listed entries as fit into the transaction are unchanged.
 * @param before the rink's earlier invoices, oldest first
 * @throws {OutdatedDocument} when an entry has changed or the rink has a newer invoice
 * @throws {NumberTaken}
 */
export async function saveInvoice(
  stored: ReturnType<typeof toStoredInvoice>,
  before: readonly StoredInvoice[],
  entries: readonly StoredEntry[],
): Promise<void> {
  const { number, competition } = stored.invoice;
  const { head, parts, ofRink } = invoiceItems(
    stored,
    before.map((one) => one.number),
  );
  const newest = before.at(-1);
  const writes = [
    newestInvoiceWrite(ofRink, newest),
    counterWrite(invoiceCounterKey(competition.id), number),
    ...[head, ...parts].map((item) => createWrite(item, () => new NumberTaken(undefined))),
    ...(newest ? [replacedByWrite(newest, number)] : []),
  ];
  await transact([...writes, ...entries.slice(0, MAX_WRITES - writes.length).map(entryUnchangedCheck)]);
}

/** Replaces the rink's list of invoices, while its newest is the one that was read. */
function newestInvoiceWrite(item: object, newest: StoredInvoice | undefined): TransactItem {
  const onConflict = () => new OutdatedDocument();
  if (!newest) return createWrite(item, onConflict);
  return putWrite(item, {
    condition: '#last = :newest',
    names: { '#last': 'last' },
    values: { ':newest': newest.number },
    onConflict,
  });
}

const replacedByWrite = ({ competition, number }: StoredInvoice, replacement: number): TransactItem =>
  updateWrite(invoiceKey(competition.id, number), {
    update: 'SET replacedBy = :replacement',
    values: { ':replacement': replacement },
  });

/** Erases a person's name from every invoice that lists the entry; numbers and amounts stay. */
export async function eraseInvoicedEntry(competitionId: string, entryId: string): Promise<void> {
  const invoices = await queryAll({ ...numbersOf(competitionId), ConsistentRead: true });
  const naming = invoices
    .map((item) => storedInvoice.parse(item))
    .filter(({ entryIds }) => entryIds.includes(entryId));
  for (const { number } of naming)
    for (const [part, invoiced] of (await partsIn(competitionId, number)).entries())
      for (const [place, { id }] of invoiced.entries())
        if (id === entryId)
          await updateItem(invoicePartKey(competitionId, number, part + 1), {
            // Entries keep their place, so a concurrent erasure in the same part is not undone.
            update: `SET invoiced[${place}].#name = :nobody`,
            names: { '#name': 'name' },
            values: { ':nobody': NOBODY },
          });
}
