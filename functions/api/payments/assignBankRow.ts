import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { allocateBankRow } from '../../services/payments/allocateBankRow.ts';
import { findBankRow } from '../../store/payments/repository.ts';

export const assignBankRow: Handler<'assignBankRow'> = async ({ params, body, session, now }) => {
  const stored = await findBankRow(params.competitionId, params.rowId);
  if (!stored) throw new ApiError('NotFound');
  const { row, notifications } = await allocateBankRow(stored, { shares: body.shares, by: session.id, now });
  await deliver(notifications, now);
  return { data: row };
};
