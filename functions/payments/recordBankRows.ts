import type { BankRow } from '../../shared/contract/bankRows.ts';
import { fieldError } from '../../shared/contract/fieldMessages.ts';
import { statementDays, type MoneyDays } from '../../shared/domain/payments/moneyDays.ts';
import { dayProblems } from '../../shared/domain/payments/recordProblems.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import type { News } from '../notices/noticeSteps.ts';
import { sendNotices } from '../notices/sendNotices.ts';
import { assignShares, refuseShares } from './assignShares.ts';
import { findBankRow, keepBankRow } from './repository.ts';
import { newBankRow } from './storedBankRow.ts';

/** @throws {ApiError} ValidationFailed naming each row with a day that its money cannot have */
function refuseDays(rows: readonly { readonly receivedOn: string }[], days: MoneyDays): void {
  const errors = rows.flatMap(({ receivedOn }, index) =>
    dayProblems(receivedOn, days).map(({ field, code }) => fieldError(`rows.${index}.${field}`, code)),
  );
  if (errors.length > 0) throw new ApiError('ValidationFailed', { errors });
}

/** Rows that were taken in before stay as they are, but for shares that are still missing of them. */
export const recordBankRows: Handler<'recordBankRows'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  refuseDays(body.rows, statementDays(competition, now));
  for (const row of body.rows) refuseShares(row, row.shares);
  const data: { row: BankRow; isNew: boolean }[] = [];
  const news: News[] = [];
  for (const { shares, ...said } of body.rows) {
    const row = newBankRow(said, { competitionId, by: session.id, now });
    const isNew = await keepBankRow(row);
    const stored = isNew ? row : ((await findBankRow(competitionId, row.id)) ?? row);
    const assigned = await assignShares(stored, { shares, by: session.id, now });
    data.push({ row: assigned.row, isNew });
    news.push(...assigned.news);
  }
  await sendNotices(news, now);
  return { data };
};
