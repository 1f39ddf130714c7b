import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { allocateBankRow, importBankRows } from '../../../services/money/payments/bankRows.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { bankRowOf, bankRowsOf, dismissRow, findBankRow } from '../../../store/money/payments/bankRows.ts';

export const listBankRows: Handler<'listBankRows'> = async ({ params: { competitionId }, query }) => {
  const [{ rows, nextCursor }] = await Promise.all([
    bankRowsOf(competitionId, query.cursor),
    getCompetition(competitionId),
  ]);
  return { data: rows.map(bankRowOf), nextCursor };
};

export const recordBankRows: Handler<'recordBankRows'> = async ({ params, body, session, now }) => ({
  data: await importBankRows(params.competitionId, body.rows, { dryRun: body.dryRun, by: session.id, now }),
});

export const assignBankRow: Handler<'assignBankRow'> = async ({ params, body, session, now }) => ({
  data: await allocateBankRow(params, body.shares, { by: session.id, now }),
});

export const setBankRowAside: Handler<'setBankRowAside'> = async ({ params, body }) => {
  const { competitionId, rowId } = params;
  const exists = await dismissRow(competitionId, rowId, body.reason);
  const row = exists ? await findBankRow(competitionId, rowId) : null;
  if (!row) throw new ApiError('NotFound');
  return { data: bankRowOf(row) };
};
