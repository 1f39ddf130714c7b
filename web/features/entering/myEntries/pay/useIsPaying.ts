import { useQuery } from '@tanstack/react-query';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { payingEntries } from './payingEntries.ts';

/** Whether a bank is about to pay what an entry owes; the card of what is due asks again. */
export function useIsPaying({ id, competitionId, balance }: Pick<Entry, 'id' | 'competitionId' | 'balance'>) {
  const family = useQuery({
    ...requestQuery('getFamilyBalance', { params: { competitionId } }),
    enabled: balance > 0,
  });
  return payingEntries(family.data).some((entry) => entry.id === id);
}
