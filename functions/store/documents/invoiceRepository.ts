import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { InvoicedEntry } from '../../../shared/contract/documents/invoices.ts';
import { NOBODY } from '../entries/people.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { documentClient } from '../../platform/table/client.ts';
import {
  INVOICE_PREFIX,
  invoiceCounterKey,
  invoiceKey,
  invoicePartKey,
  invoicePartsPartition,
  invoicesPartition,
  rinkInvoicesKey,
} from '../keys.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItem, getItems, queryAll, tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { createWrite } from '../../platform/table/writes.ts';
import { counterWrite, NumberTaken, OutdatedDocument } from './numbering.ts';
import {
  invoiceItems,
  storedInvoice,
  storedPart,
  storedRinkInvoices,
  type StoredInvoice,
  type toStoredInvoice,
} from './storedInvoice.ts';
import { entryUnchangedCheck } from './entryUnchangedCheck.ts';

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

/** What an invoice lists. */
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
 * The invoices of a rink, the first one first.
 * @param rink as `rinkIdentity` says it
 */
export async function invoicesOfRink(competitionId: string, rink: string): Promise<StoredInvoice[]> {
  const item = await getItem(rinkInvoicesKey(competitionId, rink));
  if (!item) return [];
  const keys = storedRinkInvoices.parse(item).numbers.map((number) => invoiceKey(competitionId, number));
  const invoices = (await getItems(keys, true)).map((one) => storedInvoice.parse(one));
  return invoices.sort((one, other) => one.number - other.number);
}

/** The invoices of a competition, the newest first, a page. */
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

/** DynamoDB takes so many writes in one transaction. */
const MAX_WRITES = 100;

/**
 * Keeps an invoice and draws its number with it, both or neither, while the rink has no other invoice than
 * those before it and the entries are as they were read, as many as the transaction has room for.
 * @param before the rink's invoices, the first one first
 * @throws {OutdatedDocument}
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

/** The rink's list of its invoices, while the newest is the one that was read. */
function newestInvoiceWrite(Item: Record<string, unknown>, newest: StoredInvoice | undefined): TransactItem {
  const condition = newest
    ? {
        ConditionExpression: '#last = :newest',
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: { ':newest': newest.number },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return {
    write: { Put: { TableName: tableName(), Item, ...condition } },
    refusal: () => new OutdatedDocument(),
  };
}

function replacedByWrite({ competition, number }: StoredInvoice, replacement: number): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: invoiceKey(competition.id, number),
        UpdateExpression: 'SET replacedBy = :replacement',
        ExpressionAttributeValues: { ':replacement': replacement },
      },
    },
  };
}

/** Takes the person out of every invoice that lists an entry: its numbers and the money stay. */
export async function eraseInvoicedEntry(competitionId: string, entryId: string): Promise<void> {
  const invoices = await queryAll({ ...numbersOf(competitionId), ConsistentRead: true });
  const naming = invoices
    .map((item) => storedInvoice.parse(item))
    .filter(({ entryIds }) => entryIds.includes(entryId));
  for (const { number } of naming)
    for (const [part, invoiced] of (await partsIn(competitionId, number)).entries())
      for (const [place, { id }] of invoiced.entries())
        if (id === entryId)
          await documentClient().send(
            new UpdateCommand({
              TableName: tableName(),
              Key: invoicePartKey(competitionId, number, part + 1),
              // Its place never changes: what else of the part is forgotten in this moment stays so.
              UpdateExpression: `SET invoiced[${place}].#name = :nobody`,
              ExpressionAttributeNames: { '#name': 'name' },
              ExpressionAttributeValues: { ':nobody': NOBODY },
            }),
          );
}
