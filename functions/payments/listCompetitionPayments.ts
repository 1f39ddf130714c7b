import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { withTakers } from './entryAccount.ts';
import { paymentsOfCompetition } from './repository.ts';

export const listCompetitionPayments: Handler<'listCompetitionPayments'> = async ({ params, query }) => {
  const [competition, { payments, nextCursor }] = await Promise.all([
    findCompetition(params.competitionId),
    paymentsOfCompetition(params.competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: await withTakers(payments), nextCursor };
};
