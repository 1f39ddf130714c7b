import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addressOf, call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useUser } from '../../../session/useSession.ts';

/** Receipts of the entry in the address: for its family, or for the organiser of its competition. */
export function useReceipts() {
  const { role, competitionId: bound } = useUser();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const entryId = search.get('entryId') ?? '';
  const competitionId = search.get('competitionId') ?? bound ?? '';
  const own = { entryId };
  const managed = { competitionId, entryId };
  const isOwn = role === 'SKATER';
  // Without an entry in the address there is nothing to load.
  const isNamed = entryId !== '' && (isOwn || competitionId !== '');
  const ofFamily = useQuery({ ...requestQuery('getReceipt', { params: own }), enabled: isOwn && isNamed });
  const ofCompetition = useQuery({
    ...requestQuery('getEntryReceipt', { params: managed }),
    enabled: !isOwn && isNamed,
  });

  const issue = async (): Promise<void> => {
    if (isOwn) {
      const { data } = await call('issueReceipt', { params: own });
      queries.setQueryData(requestQuery('getReceipt', { params: own }).queryKey, data);
    } else {
      const { data } = await call('issueEntryReceipt', { params: managed });
      queries.setQueryData(requestQuery('getEntryReceipt', { params: managed }).queryKey, data);
    }
  };
  const fileAddress = (number: number | null): string => {
    const file = number === null ? 'statement.pdf' : `receipt-${number}.pdf`;
    return isOwn
      ? addressOf('getReceiptFile', { ...own, file })
      : addressOf('getEntryReceiptFile', { ...managed, file });
  };
  return { entryId, competitionId, isNamed, query: isOwn ? ofFamily : ofCompetition, issue, fileAddress };
}
