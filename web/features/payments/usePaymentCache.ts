import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Operation } from '../../../shared/contract/routes.ts';

/** What shows amounts paid, anywhere in the page. */
const SHOWN_BY: readonly Operation[] = [
  ...(['listPayments', 'listLedger', 'getRinkInvoices', 'listCompetitionPayments', 'listBankRows'] as const),
  ...(['getEntryRecord', 'competitionFigures', 'competitionDashboard'] as const),
  ...(['listSkaters', 'listTeams', 'listDances'] as const),
];

/** Has everything that shows money read again after some was recorded. */
export function usePaymentCache(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => SHOWN_BY.some((operation) => operation === queryKey[0]),
      }),
    [queries],
  );
}
