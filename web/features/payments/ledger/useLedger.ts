import type { LedgerEntry } from '../../../../shared/contract/payments/payments.ts';
import { useEveryPage } from '../../../api/useEveryPage.ts';

export interface Ledger {
  /** Skaters, teams and couples, each by name. */
  readonly entries: readonly LedgerEntry[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** Every entry of a competition with its money: sums and searches are made of the whole list. */
export function useLedger(competitionId: string): Ledger {
  const params = { competitionId };
  const lists = [
    useEveryPage('listLedger', { params, query: { kind: 'individual' } }),
    useEveryPage('listLedger', { params, query: { kind: 'team' } }),
    useEveryPage('listLedger', { params, query: { kind: 'dance' } }),
  ];
  return {
    entries: lists.flatMap(({ rows }) => rows),
    isPending: lists.some(({ isPending }) => isPending),
    isError: lists.some(({ isError }) => isError),
    refetch: () => {
      for (const list of lists) void list.refetch();
    },
  };
}
