import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { invoicesOfCompetition } from './invoiceRepository.ts';

export const listInvoices: Handler<'listInvoices'> = async ({ params: { competitionId }, query }) => {
  const [competition, { invoices, nextCursor }] = await Promise.all([
    findCompetition(competitionId),
    invoicesOfCompetition(competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: invoices, nextCursor };
};
