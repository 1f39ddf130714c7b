import { invoiceLayout } from '../../../shared/domain/receipts/invoicePaper.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { invoiceFor } from './getInvoice.ts';
import { toPdfAnswer } from '../../services/documents/pdfOf.ts';

export const getInvoiceFile: Handler<'getInvoiceFile'> = async ({ params, session }) => {
  const number = Number(/\d+/.exec(params.file)?.[0]);
  const invoice = await invoiceFor(session, params.competitionId, number);
  return toPdfAnswer(invoiceLayout(invoice), invoice.issuedAt);
};
