import { itemKey, key } from '../../../platform/table/key.ts';

/** An entry's receipts in the order of issue: the first, then its corrections. */
export const receiptsPartition = (entryId: string) => key`ENTRY#${entryId}`;
export const RECEIPT_PREFIX = 'RECEIPT#';
export const receiptKey = (entryId: string, sequence: number) =>
  itemKey(receiptsPartition(entryId), key`RECEIPT#${String(sequence).padStart(4, '0')}`);
/** The last receipt number drawn in a competition, and the entry of each number. */
const receiptNumbers = (competitionId: string) => key`COMPETITION#${competitionId}#RECEIPTS`;
export const receiptCounterKey = (competitionId: string) => itemKey(receiptNumbers(competitionId), 'COUNTER');
export const receiptNumberKey = (competitionId: string, number: number) =>
  itemKey(receiptNumbers(competitionId), key`NUMBER#${String(number).padStart(9, '0')}`);

/** A competition's invoices by number, and the numbers of each rink's invoices. */
export const invoicesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#INVOICES`;
export const INVOICE_PREFIX = 'NUMBER#';
const invoiceNumber = (number: number) => String(number).padStart(9, '0');
export const invoiceKey = (competitionId: string, number: number) =>
  itemKey(invoicesPartition(competitionId), key`NUMBER#${invoiceNumber(number)}`);
export const invoiceCounterKey = (competitionId: string) =>
  itemKey(invoicesPartition(competitionId), 'COUNTER');
/** @param rink the identity of `rinkIdentity` */
export const rinkInvoicesKey = (competitionId: string, rink: string) =>
  itemKey(invoicesPartition(competitionId), key`RINK#${rink}`);
/** The entries of an invoice, split into items below DynamoDB's limit of 400 KB. */
export const invoicePartsPartition = (competitionId: string, number: number) =>
  key`COMPETITION#${competitionId}#INVOICE#${invoiceNumber(number)}`;
export const invoicePartKey = (competitionId: string, number: number, index: number) =>
  itemKey(invoicePartsPartition(competitionId, number), key`PART#${String(index).padStart(4, '0')}`);
