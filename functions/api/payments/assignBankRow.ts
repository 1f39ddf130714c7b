import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { sendNotices } from '../../services/notifications/sendNotices.ts';
import { assignShares } from '../../services/payments/assignShares.ts';
import { findBankRow } from '../../store/payments/repository.ts';

export const assignBankRow: Handler<'assignBankRow'> = async ({ params, body, session, now }) => {
  const stored = await findBankRow(params.competitionId, params.rowId);
  if (!stored) throw new ApiError('NotFound');
  const { row, news } = await assignShares(stored, { shares: body.shares, by: session.id, now });
  await sendNotices(news, now);
  return { data: row };
};
