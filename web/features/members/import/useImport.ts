import { useEffect, useRef, useState } from 'react';
import { MAX_IMPORTED_ROWS } from '../../../../shared/contract/core/importedRows.ts';
import type { MemberRow } from '../../../../shared/domain/membership/memberRow.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { type MemberList, resultOf, type RowResult } from './importList.ts';

export interface ImportRun {
  readonly dryRun: boolean;
  /** How many members of the list have been processed. */
  readonly done: number;
  readonly all: number;
  readonly results: readonly RowResult[];
  readonly state: 'running' | 'stopped' | 'failed' | 'finished';
}

/**
 * Sends a list in parts, one after the other. A stopped or failed run continues after the last part
 * answered; sending a part twice changes nothing.
 */
export function useImport(list: MemberList | null) {
  const [run, setRun] = useState<ImportRun | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const goOn = async (from: ImportRun, rows: readonly MemberRow[]) => {
    stopped.current = false;
    let now: ImportRun = { ...from, state: 'running' };
    setRun(now);
    try {
      while (now.done < rows.length && !stopped.current) {
        const part = rows.slice(now.done, now.done + MAX_IMPORTED_ROWS);
        const results = await sent(part, now.dryRun);
        now = { ...now, done: now.done + part.length, results: [...now.results, ...results] };
        setRun(now);
      }
      setRun({ ...now, state: now.done < rows.length ? 'stopped' : 'finished' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setRun({ ...now, state: 'failed' });
    } finally {
      if (!from.dryRun) void refetchChanged('importMemberships');
    }
  };

  const start = (dryRun: boolean) => {
    const rows = list?.rows ?? [];
    return goOn({ dryRun, done: 0, all: rows.length, results: [], state: 'running' }, rows);
  };
  return {
    run,
    start,
    goOn: () => (run && list ? goOn(run, list.rows) : Promise.resolve()),
    stop: () => {
      stopped.current = true;
    },
    clear: () => setRun(null),
  };
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
    if (!answer) return resultOf(row);
    const { outcome, changed, errors } = answer;
    return { ...resultOf(row), outcome, changed, messages: errors.map(({ message }) => message) };
  });
}
