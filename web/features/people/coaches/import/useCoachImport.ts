import { MAX_IMPORTED_ROWS } from '../../../../../shared/contract/core/importedRows.ts';
import type { ImportedCoachRow } from '../../../../../shared/contract/people/coaches/coaches.ts';
import type { CoachList, ImportedCoach } from '../../../../../shared/domain/people/coaches/coachRows.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { useParts } from '../../../../forms/sheets/useParts.ts';

/** What became of a row, or would become of it. */
export interface CoachResult extends ImportedCoach {
  readonly outcome: ImportedCoachRow['outcome'];
  /** The server's error messages. */
  readonly messages: readonly string[];
  /** Whether one of its rinks is not registered. */
  readonly isRinkUnknown: boolean;
}

/** Rows are written one after the other, so a call takes few enough to end well before its time limit. */
const PART_SIZE = Math.min(MAX_IMPORTED_ROWS, 100);

/** Sends a list of coaches in parts; sending a part twice changes nothing. */
export function useCoachImport(list: CoachList | null) {
  return useParts({
    rows: list?.rows ?? [],
    partSize: PART_SIZE,
    send,
    onWritten: () => void refetchChanged('importCoaches'),
  });
}

/** Sends the readable rows of a part; the others have their problems from the file. */
async function send(part: readonly ImportedCoach[], dryRun: boolean): Promise<CoachResult[]> {
  const readable = part.filter(({ unread }) => unread.length === 0);
  const rows = readable.map(({ row, coach }) => ({ row, coach: { ...coach } }));
  const options = { background: true, refetch: dryRun ? 'never' : 'later' } as const;
  const answers =
    rows.length === 0 ? [] : (await call('importCoaches', { body: { dryRun, rows }, ...options })).data;
  const byRow = new Map(answers.map((answer) => [answer.row, answer]));
  return part.map((row) => {
    const answer = byRow.get(row.row);
    const errors = answer?.errors ?? [];
    const others = errors.filter((error) => !isUnknownRink(error));
    return {
      ...row,
      outcome: answer?.outcome ?? 'wrong',
      messages: others.map(({ message }) => message),
      isRinkUnknown: others.length < errors.length,
    };
  });
}

const isUnknownRink = ({ field, code }: { readonly field: string; readonly code: string }) =>
  field === 'rinks' && code === 'MustExist';
