import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findBankRow, setRowAside } from './repository.ts';
import { bankRowOf } from './storedBankRow.ts';

export const setBankRowAside: Handler<'setBankRowAside'> = async ({ params, body }) => {
  const { competitionId, rowId } = params;
  const isThere = await setRowAside(competitionId, rowId, body.reason);
  const row = isThere ? await findBankRow(competitionId, rowId) : null;
  if (!row) throw new ApiError('NotFound');
  return { data: bankRowOf(row) };
};
