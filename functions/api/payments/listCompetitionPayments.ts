import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { withRecorders } from '../../services/payments/entryAccount.ts';
import { paymentsOfCompetition } from '../../store/payments/repository.ts';

export const listCompetitionPayments: Handler<'listCompetitionPayments'> = async ({ params, query }) => {
  const [competition, { payments, nextCursor }] = await Promise.all([
    findCompetition(params.competitionId),
    paymentsOfCompetition(params.competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: await withRecorders(payments), nextCursor };
};
