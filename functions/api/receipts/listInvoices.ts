import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { invoicesOfCompetition } from '../../store/documents/invoiceRepository.ts';

export const listInvoices: Handler<'listInvoices'> = async ({ params: { competitionId }, query }) => {
  const [competition, { invoices, nextCursor }] = await Promise.all([
    findCompetition(competitionId),
    invoicesOfCompetition(competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: invoices, nextCursor };
};
