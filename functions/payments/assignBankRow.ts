import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { sendNotices } from '../notices/sendNotices.ts';
import { assignShares } from './assignShares.ts';
import { findBankRow } from './repository.ts';

export const assignBankRow: Handler<'assignBankRow'> = async ({ params, body, session, now }) => {
  const stored = await findBankRow(params.competitionId, params.rowId);
  if (!stored) throw new ApiError('NotFound');
  const { row, news } = await assignShares(stored, { shares: body.shares, by: session.id, now });
  await sendNotices(news, now);
  return { data: row };
};
