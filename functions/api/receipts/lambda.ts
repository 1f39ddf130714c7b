import { invoiceRoutes } from '../../../shared/contract/documents/invoices.ts';
import { receiptRoutes } from '../../../shared/contract/documents/receipts.ts';
import { settingsRoutes } from '../../../shared/contract/documents/settings.ts';
import { awardDocumentRoutes } from '../../../shared/contract/results/awardDocuments.ts';
import { protocolDocumentRoutes } from '../../../shared/contract/results/protocol.ts';
import { ownCertificateRoutes } from '../../../shared/contract/results/certificates.ts';
import { panelReportRoutes } from '../../../shared/contract/schedule/panelReport.ts';
import { scheduleDocumentRoutes } from '../../../shared/contract/schedule/scheduleDocuments.ts';
import { lambdaFor } from '../lambdaFor.ts';
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
  ...ownCertificateRoutes,
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
