import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { useEveryPage } from '../../../../api/useEveryPage.ts';

export interface PaymentLedger {
  /** Individuals, teams and couples, each by name. */
  readonly entries: readonly LedgerEntry[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** Loads the whole ledger, since sums and searches need every entry. */
export function useLedger(competitionId: string): PaymentLedger {
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
