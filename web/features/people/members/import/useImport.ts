import { MAX_IMPORTED_ROWS } from '../../../../../shared/contract/core/importedRows.ts';
import type { MemberRow } from '../../../../../shared/domain/people/membership/memberRow.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { useParts } from '../../../../forms/sheets/useParts.ts';
import { type MemberList, importResult, type RowResult } from './importList.ts';

/** Sends a list of members in parts; sending a part twice changes nothing. */
export function useImport(list: MemberList | null) {
  return useParts({
    rows: list?.rows ?? [],
    partSize: MAX_IMPORTED_ROWS,
    send: sent,
    onWritten: () => void refetchChanged('importMemberships'),
  });
}

/** Sends the readable rows of a part; the others already have their problems from the file. */
async function sent(part: readonly MemberRow[], dryRun: boolean): Promise<RowResult[]> {
  const readable = part.filter(({ problems }) => problems.length === 0);
  const rows = readable.map(({ rows: [row = 0], member }) => ({ row, member: { ...member } }));
  const answers =
    rows.length === 0
      ? []
      : (
          await call('importMemberships', {
            body: { dryRun, rows },
            background: true,
            refetch: dryRun ? 'never' : 'later',
          })
        ).data;
  const byRow = new Map(answers.map((answer) => [answer.row, answer]));
  return part.map((row) => {
    const answer = byRow.get(row.rows[0] ?? 0);
    if (!answer) return importResult(row);
    const { outcome, changed, errors } = answer;
    return { ...importResult(row), outcome, changed, messages: errors.map(({ message }) => message) };
  });
}
