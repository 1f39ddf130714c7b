import { useQuery } from '@tanstack/react-query';
import type { CardAccountChoice } from '../../../../../shared/contract/money/payments/cards.ts';
import { requestQuery } from '../../../../api/queries.ts';

/** The accounts that cards can pay; undefined until they are known, and where there are none. */
export function useCards(competitionId: string): CardAccountChoice | undefined {
  const { data } = useQuery(requestQuery('getCardAccounts', { params: { competitionId } }));
  return data && data.accounts.length > 0 ? data : undefined;
}
