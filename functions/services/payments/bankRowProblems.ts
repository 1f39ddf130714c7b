import type { StatementRow } from '../../../shared/contract/payments/bankRows.ts';
import { fieldError, type FieldCode } from '../../../shared/contract/core/fieldMessages.ts';
import type { Allocation } from '../../../shared/domain/bank/allocationsOf.ts';
import { statementDays } from '../../../shared/domain/payments/paymentDays.ts';
import { dayProblems } from '../../../shared/domain/payments/recordProblems.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { allocationProblem } from './allocateBankRow.ts';

type Row = StatementRow & { readonly shares: readonly Allocation[] };

interface RowProblem {
  readonly field: string;
  readonly code: FieldCode;
}

/**
 * Names every row of a statement that could not be recorded: of a day that its money cannot have, shared
 * out beyond what it brought, for an entry of another competition or in another currency.
 * @throws {ApiError} ValidationFailed
 */
export async function refuseRows(
  rows: readonly Row[],
  competition: StoredCompetition,
  now: Date,
): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ shares }) => shares.map(({ entryId }) => entryId)))];
  const found = await Promise.all(ids.map(entryById));
  const entries = new Map(
    found.flatMap((entry) => (entry?.competitionId === competition.id ? [[entry.id, entry] as const] : [])),
  );
  const days = statementDays(competition, now);
  const errors = rows.flatMap((row, index) =>
    [...dayProblems(row.receivedOn, days), ...allocationProblems(row, entries)].map(({ field, code }) =>
      fieldError(`rows.${index}.${field}`, code),
    ),
  );
  if (errors.length > 0) throw new ApiError('ValidationFailed', { errors });
}

function allocationProblems(row: Row, entries: ReadonlyMap<string, StoredEntry>): RowProblem[] {
  const problem = allocationProblem(row, row.shares);
  if (problem) return [problem];
  return row.shares.flatMap(({ entryId }, index): RowProblem[] => {
    const entry = entries.get(entryId);
    if (!entry) return [{ field: `shares.${index}.entryId`, code: 'MustExist' }];
    return entry.currency === row.currency ? [] : [{ field: 'currency', code: 'MustCorrect' }];
  });
}
