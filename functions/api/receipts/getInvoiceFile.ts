import { invoiceLayout } from '../../../shared/domain/receipts/invoiceLayout.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { invoiceFor } from './getInvoice.ts';
import { toPdfAnswer } from '../../services/documents/toPdfAnswer.ts';

export const getInvoiceFile: Handler<'getInvoiceFile'> = async ({ params, session }) => {
  const number = Number(/\d+/.exec(params.file)?.[0]);
  const invoice = await invoiceFor(session, params.competitionId, number);
  return toPdfAnswer(invoiceLayout(invoice), invoice.issuedAt);
};
