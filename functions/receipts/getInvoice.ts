import type { Invoice } from '../../shared/contract/invoices.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import type { Session } from '../http/sessionAccount.ts';
import { findInvoice } from './invoiceRepository.ts';
import { refuseOtherRink } from './ownRink.ts';
import { whole } from './rinkStanding.ts';

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
  return whole(invoice);
}
