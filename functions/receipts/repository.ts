import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { NOBODY } from '../entries/forgetPerson.ts';
import { table } from '../table/client.ts';
import {
  receiptNumberKey,
  entryKey,
  receiptCounterKey,
  RECEIPT_PREFIX,
  receiptKey,
  receiptsPartition,
} from '../table/keys.ts';
import { getItem, queryAll, tableName } from '../table/read.ts';
import { transact, type Found, type Step } from '../table/transaction.ts';
import { storedReceipt, type StoredReceipt } from './storedReceipt.ts';

/** The entry or its receipts are not any more what was read: read again. */
export class Outdated extends Error {}

/** Somebody else drew that number first. */
export class NumberTaken extends Error {
  /** The last number that is drawn now. */
  readonly last: number;

  constructor(found: Found | undefined) {
    super('NumberTaken');
    this.last = Number(found?.['last']?.N ?? 0);
  }
}

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
 * @throws {Outdated}
 * @throws {NumberTaken}
 */
export async function keepReceipt(receipt: StoredReceipt, entry: StoredEntry): Promise<void> {
  const [kept, numbered] = receiptItems(receipt, entry);
  await transact([
    unchanged(entry),
    put(kept, () => new Outdated()),
    drawn(receipt.competition.id, receipt.number),
    put(numbered, () => new NumberTaken(undefined)),
  ]);
}

/** A receipt with its entry, and whose its number is. */
export function receiptItems(receipt: StoredReceipt, { id: entryId, accountId }: StoredEntry) {
  const { number, sequence, issuedAt, competition } = receipt;
  return [
    { ...receiptKey(entryId, sequence), ...receipt },
    {
      ...receiptNumberKey(competition.id, number),
      ...{ type: 'receiptNumber', entryId, accountId, sequence, issuedAt },
    },
  ] as const;
}

function unchanged({ accountId, kind, id, version }: StoredEntry): Step {
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: entryKey(accountId, kind, id),
        ConditionExpression: '#version = :read',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':read': version },
      },
    },
    refusal: () => new Outdated(),
  };
}

function put(Item: Record<string, unknown>, refusal: () => Error): Step {
  return {
    write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    refusal,
  };
}

function drawn(competitionId: string, number: number): Step {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: receiptCounterKey(competitionId),
        UpdateExpression: 'SET #last = :number',
        ConditionExpression: number === 1 ? 'attribute_not_exists(pk)' : '#last = :before',
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: { ':number': number, ...(number > 1 && { ':before': number - 1 }) },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refusal: (found) => new NumberTaken(found),
  };
}

/** Takes the person out of a receipt: its number, what it was for and the money stay. */
export async function forgetReceipt({ entry, sequence }: StoredReceipt): Promise<void> {
  await table().send(
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
