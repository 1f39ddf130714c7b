import { invoiceRoutes } from '../../../../shared/contract/money/documents/invoices.ts';
import { receiptRoutes } from '../../../../shared/contract/money/documents/receipts.ts';
import { settingsRoutes } from '../../../../shared/contract/core/settings.ts';
import { awardDocumentRoutes } from '../../../../shared/contract/day/results/awardDocuments.ts';
import { protocolDocumentRoutes } from '../../../../shared/contract/day/results/protocol.ts';
import { myCertificateRoutes } from '../../../../shared/contract/day/results/certificates.ts';
import { panelReportRoutes } from '../../../../shared/contract/planning/panelReport.ts';
import { scheduleDocumentRoutes } from '../../../../shared/contract/core/scheduleDocuments.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { getAwardDocument, getMyCertificate } from './awardDocuments.ts';
import { getInvoice, getInvoiceFile, getRinkInvoices, issueRinkInvoice, listInvoices } from './invoices.ts';
import { getPanelReport } from './panelReport.ts';
import { getProtocolDocument } from './protocolDocument.ts';
import {
  getEntryReceipt,
  getEntryReceiptFile,
  getReceipt,
  getReceiptFile,
  issueEntryReceipt,
  issueReceipt,
} from './receipts.ts';
import { getScheduleDocument } from './scheduleDocument.ts';
import { getSettings, updateSettings } from './settings.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...invoiceRoutes,
  ...receiptRoutes,
  ...settingsRoutes,
  ...panelReportRoutes,
  ...scheduleDocumentRoutes,
  ...awardDocumentRoutes,
  ...protocolDocumentRoutes,
  ...myCertificateRoutes,
};

export const handler = lambdaFor('receipts', routes, {
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
  getPanelReport,
  getScheduleDocument,
  getAwardDocument,
  getProtocolDocument,
  getMyCertificate,
});
