import { useState } from 'react';
import type {
  WithdrawalOutcome,
  WithdrawnRow,
} from '../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';

export interface Progress {
  readonly doing: 'withdraw' | 'undo';
  readonly done: number;
  readonly all: number;
}

export interface AccountWithdrawalOutcome {
  readonly did: 'withdraw' | 'undo';
  readonly id: string;
  readonly rows: readonly WithdrawnRow[];
}

type Refusals = Readonly<Record<string, WithdrawnRow['refused']>>;

/**
 * Withdraws an account's entries or undoes that, in as many calls as it takes. After a failure the same
 * action continues: the id stays the same while the dialog is open.
 */
export function useAccountWithdrawal(params: { readonly competitionId: string; readonly accountId: string }) {
  const [newId] = useState(() => crypto.randomUUID());
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<AccountWithdrawalOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const run = async (
    doing: Progress['doing'],
    id: string,
    all: number,
    next: (refused: Refusals) => Promise<WithdrawalOutcome>,
  ) => {
    setRefusal(null);
    setProgress({ doing, done: 0, all });
    let refused: Refusals = {};
    try {
      for (let left = 1, rows: readonly WithdrawnRow[] = []; left > 0;) {
        ({ left, rows } = await next(refused));
        refused = { ...refused, ...refusalsOf(rows) };
        setProgress({ doing, done: Math.max(0, all - left), all: Math.max(all, left) });
        if (left === 0) setOutcome({ did: doing, id, rows: withRefusals(rows, refused) });
      }
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    } finally {
      setProgress(null);
      void refetchChanged('withdrawAccountEntries');
    }
  };

  return {
    progress,
    outcome,
    refusal,
    withdraw: (reason: string, all: number) =>
      run('withdraw', newId, all, async () => {
        const body = { id: newId, reason };
        return (await call('withdrawAccountEntries', { params, body, background: true })).data;
      }),
    undo: (withdrawalId: string, all: number) =>
      run('undo', withdrawalId, all, async (refused) => {
        const body = { refused: Object.keys(refused) };
        const sent = { params: { ...params, withdrawalId }, body, background: true };
        return (await call('undoWithdrawAccountEntries', sent)).data;
      }),
  };
}

const refusalsOf = (rows: readonly WithdrawnRow[]): Refusals =>
  Object.fromEntries(rows.flatMap(({ id, refused }) => (refused === null ? [] : [[id, refused]])));

const withRefusals = (rows: readonly WithdrawnRow[], refused: Refusals) =>
  rows.map((row) => ({ ...row, refused: refused[row.id] ?? null }));
