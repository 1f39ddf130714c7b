import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { bankRowsOf } from './repository.ts';
import { bankRowOf } from './storedBankRow.ts';

export const listBankRows: Handler<'listBankRows'> = async ({ params: { competitionId }, query }) => {
  const [competition, { rows, nextCursor }] = await Promise.all([
    findCompetition(competitionId),
    bankRowsOf(competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: rows.map(bankRowOf), nextCursor };
};
