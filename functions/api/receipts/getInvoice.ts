import type { Invoice } from '../../../shared/contract/documents/invoices.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import type { Session } from '../../platform/http/session.ts';
import { findInvoice } from '../../store/documents/invoiceRepository.ts';
import { refuseOtherRink } from '../../services/documents/ownRink.ts';
import { toInvoice } from '../../services/documents/rinkInvoiceState.ts';

export const getInvoice: Handler<'getInvoice'> = async ({ params, session }) => ({
  data: await invoiceFor(session, params.competitionId, Number(params.number)),
});

/**
 * An invoice as who asks may read it.
 * @throws {ApiError} NotFound, for a head coach that of another rink too
 */
export async function invoiceFor(session: Session, competitionId: string, number: number): Promise<Invoice> {
  const invoice = await findInvoice(competitionId, number);
  if (!invoice) throw new ApiError('NotFound');
  refuseOtherRink(session, invoice.rink.identity);
  return toInvoice(invoice);
}
