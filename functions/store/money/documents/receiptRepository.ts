import * as z from 'zod/mini';
import { receipt, type Receipt } from '../../../../shared/contract/money/documents/receipts.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import { NOBODY } from '../../entering/entries/people.ts';
import {
  receiptNumberKey,
  receiptCounterKey,
  RECEIPT_PREFIX,
  receiptKey,
  receiptsPartition,
} from '../numbering/keys.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite, updateItem } from '../../../platform/table/writes.ts';
import { counterWrite, entryUnchangedCheck, NumberTaken, OutdatedDocument } from '../numbering/numbering.ts';

/**
 * A receipt as stored. It never changes, except that a deleted person's name is erased; which receipt
 * corrected it follows from the next one.
 */
const storedReceipt = z.extend(z.omit(receipt, { correctedBy: true }), {
  type: z.literal('receipt'),
  /** Counted from 1 within the entry. */
  sequence: z.number(),
  number: z.number(),
  issuedBy: z.string(),
});

export type StoredReceipt = z.output<typeof storedReceipt>;

/** Receipts in their order as the API shows them, each with the number of the one that corrected it. */
export function toReceipts(stored: readonly StoredReceipt[]): Receipt[] {
  return stored.map((one, index) => ({ ...one, correctedBy: stored[index + 1]?.number ?? null }));
}

/** An entry's receipts, oldest first. */
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
 * Stores a receipt and advances the counter in one transaction, so that numbers have no gaps.
 * @throws {OutdatedDocument} when the entry has changed since it was read
 * @throws {NumberTaken}
 */
export async function saveReceipt(receipt: StoredReceipt, entry: StoredEntry): Promise<void> {
  const [item, numberItem] = receiptItems(receipt, entry);
  await transact([
    entryUnchangedCheck(entry),
    createWrite(item, () => new OutdatedDocument()),
    counterWrite(receiptCounterKey(receipt.competition.id), receipt.number),
    createWrite(numberItem, () => new NumberTaken(undefined)),
  ]);
}

/** The receipt's own item, and one that finds it by its number. */
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

/** Erases a person's name from a receipt; its number, lines and amounts stay. */
export async function eraseReceipt({ entry, sequence }: StoredReceipt): Promise<void> {
  await updateItem(receiptKey(entry.id, sequence), {
    update: 'SET #entry.#name = :nobody, #entry.#rink = :none, #payer = :nobody',
    names: { '#entry': 'entry', '#name': 'name', '#rink': 'homeIsiRink', '#payer': 'payer' },
    values: { ':nobody': NOBODY, ':none': '' },
  });
}
