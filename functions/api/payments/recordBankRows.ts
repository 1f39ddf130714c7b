import type { BankRow } from '../../../shared/contract/payments/bankRows.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import type { EntryNotification } from '../../store/notifications/notificationWrites.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { allocateBankRow } from '../../services/payments/allocateBankRow.ts';
import { refuseRows } from '../../services/payments/bankRowProblems.ts';
import { findBankRow, saveBankRow } from '../../store/payments/repository.ts';
import { newBankRow } from '../../store/payments/storedBankRow.ts';

/**
 * Every row is checked before any is stored. Rows that were taken in before stay as they are, but for
 * shares that are still missing of them.
 */
export const recordBankRows: Handler<'recordBankRows'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  await refuseRows(body.rows, competition, now);
  if (body.dryRun) return { data: [] };
  const data: { row: BankRow; isNew: boolean }[] = [];
  const notifications: EntryNotification[] = [];
  for (const { shares, ...rowFields } of body.rows) {
    const row = newBankRow(rowFields, { competitionId, by: session.id, now });
    const isNew = await saveBankRow(row);
    const stored = isNew ? row : ((await findBankRow(competitionId, row.id)) ?? row);
    const assigned = await allocateBankRow(stored, { shares, by: session.id, now });
    data.push({ row: assigned.row, isNew });
    notifications.push(...assigned.notifications);
  }
  await deliver(notifications, now);
  return { data };
};
