import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { bankRowsOf } from '../../store/payments/repository.ts';
import { bankRowOf } from '../../store/payments/storedBankRow.ts';

export const listBankRows: Handler<'listBankRows'> = async ({ params: { competitionId }, query }) => {
  const [competition, { rows, nextCursor }] = await Promise.all([
    findCompetition(competitionId),
    bankRowsOf(competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: rows.map(bankRowOf), nextCursor };
};
