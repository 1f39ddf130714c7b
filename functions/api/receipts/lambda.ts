import { lambdaFor } from '../lambdaFor.ts';
import { getEntryReceipt } from './getEntryReceipt.ts';
import { getEntryReceiptFile } from './getEntryReceiptFile.ts';
import { getReceipt } from './getReceipt.ts';
import { getReceiptFile } from './getReceiptFile.ts';
import { getSettings } from './getSettings.ts';
import { issueEntryReceipt } from './issueEntryReceipt.ts';
import { issueReceipt } from './issueReceipt.ts';
import { updateSettings } from './updateSettings.ts';
import { getInvoice } from './getInvoice.ts';
import { getInvoiceFile } from './getInvoiceFile.ts';
import { getRinkInvoices } from './getRinkInvoices.ts';
import { issueRinkInvoice } from './issueRinkInvoice.ts';
import { listInvoices } from './listInvoices.ts';

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
