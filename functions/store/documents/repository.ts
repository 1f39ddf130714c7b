import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { NOBODY } from '../entries/people.ts';
import { documentClient } from '../../platform/table/client.ts';
import {
  receiptNumberKey,
  receiptCounterKey,
  RECEIPT_PREFIX,
  receiptKey,
  receiptsPartition,
} from '../keys.ts';
import { getItem, queryAll, tableName } from '../../platform/table/read.ts';
import { transact } from '../../platform/table/transaction.ts';
import { createWrite } from '../../platform/table/writes.ts';
import { counterWrite, NumberTaken, OutdatedDocument } from './numbering.ts';
import { storedReceipt, type StoredReceipt } from './storedReceipt.ts';
import { entryUnchangedCheck } from './entryUnchangedCheck.ts';

/** The receipts of an entry, the first one first. */
export async function receiptsOf(entryId: string): Promise<StoredReceipt[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :receipts)',
    ExpressionAttributeValues: { ':entry': receiptsPartition(entryId), ':receipts': RECEIPT_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedReceipt.parse(item));
}

const counter = z.object({ last: z.number() });

/** The number of the competition's last receipt; 0 before the first. */
export async function lastReceiptNumber(competitionId: string): Promise<number> {
  const item = await getItem(receiptCounterKey(competitionId));
  return item ? counter.parse(item).last : 0;
}

/**
 * Keeps a receipt of the entry as it was read, and draws its number with it: both or neither, so that
 * no number is missing and none is drawn twice.
 * @throws {OutdatedDocument}
 * @throws {NumberTaken}
 */
export async function saveReceipt(receipt: StoredReceipt, entry: StoredEntry): Promise<void> {
  const [kept, numbered] = receiptItems(receipt, entry);
  await transact([
    entryUnchangedCheck(entry),
    createWrite(kept, () => new OutdatedDocument()),
    counterWrite(receiptCounterKey(receipt.competition.id), receipt.number),
    createWrite(numbered, () => new NumberTaken(undefined)),
  ]);
}

/** A receipt with its entry, and whose its number is. */
export function receiptItems(receipt: StoredReceipt, { id: entryId, accountId }: StoredEntry) {
  const { number, sequence, issuedAt, competition } = receipt;
  return [
    { ...receiptKey(entryId, sequence), ...receipt },
    {
      ...receiptNumberKey(competition.id, number),
      type: 'receiptNumber',
      entryId,
      accountId,
      sequence,
      issuedAt,
    },
  ] as const;
}

/** Takes the person out of a receipt: its number, what it was for and the money stay. */
export async function eraseReceipt({ entry, sequence }: StoredReceipt): Promise<void> {
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: receiptKey(entry.id, sequence),
      UpdateExpression: 'SET #entry.#name = :nobody, #entry.#rink = :none, #payer = :nobody',
      ExpressionAttributeNames: {
        '#entry': 'entry',
        '#name': 'name',
        '#rink': 'homeIsiRink',
        '#payer': 'payer',
      },
      ExpressionAttributeValues: { ':nobody': NOBODY, ':none': '' },
    }),
  );
}
