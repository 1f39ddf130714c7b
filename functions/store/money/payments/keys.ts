import type { Gsi1Key } from '../../../platform/table/key.ts';
import { itemKey, key } from '../../../platform/table/key.ts';

/** Payments and refunds of an entry; those of a competition by the day the money was received or returned. */
export const PAYMENT_PREFIX = 'PAYMENT#';
export const paymentsPartition = (entryId: string) => key`ENTRY#${entryId}`;
export const paymentKey = (entryId: string, paymentId: string) =>
  itemKey(paymentsPartition(entryId), key`PAYMENT#${paymentId}`);
export const paymentsIndex = (competitionId: string) => key`PAYMENTS#${competitionId}`;
export const paymentIndexKey = (competitionId: string, day: string, paymentId: string): Gsi1Key => ({
  gsi1pk: paymentsIndex(competitionId),
  gsi1sk: key`${day}#${paymentId}`,
});

/** Imported bank transactions of a competition; the id is a hash of the row. */
export const bankRowsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#BANKROWS`;
export const bankRowKey = (competitionId: string, rowId: string) =>
  itemKey(bankRowsPartition(competitionId), key`BANKROW#${rowId}`);
