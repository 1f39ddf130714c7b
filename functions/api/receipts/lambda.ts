import { lambdaFor } from '../lambdaFor.ts';
import { getInvoice, getInvoiceFile, getRinkInvoices, issueRinkInvoice, listInvoices } from './invoices.ts';
import {
  getEntryReceipt,
  getEntryReceiptFile,
  getReceipt,
  getReceiptFile,
  issueEntryReceipt,
  issueReceipt,
} from './receipts.ts';
import { getSettings, updateSettings } from './settings.ts';

export const handler = lambdaFor('receipts', {
  getSettings,
  updateSettings,
  getReceipt,
  issueReceipt,
  getReceiptFile,
  getEntryReceipt,
  issueEntryReceipt,
  getEntryReceiptFile,
  getInvoice,
  getInvoiceFile,
  getRinkInvoices,
  issueRinkInvoice,
  listInvoices,
});
