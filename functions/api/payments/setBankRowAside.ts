import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findBankRow, dismissRow } from '../../store/payments/repository.ts';
import { bankRowOf } from '../../store/payments/storedBankRow.ts';

export const setBankRowAside: Handler<'setBankRowAside'> = async ({ params, body }) => {
  const { competitionId, rowId } = params;
  const isThere = await dismissRow(competitionId, rowId, body.reason);
  const row = isThere ? await findBankRow(competitionId, rowId) : null;
  if (!row) throw new ApiError('NotFound');
  return { data: bankRowOf(row) };
};
