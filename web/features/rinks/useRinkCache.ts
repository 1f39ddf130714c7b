import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RinkRecord } from '../../../shared/contract/rinks/rinks.ts';
import { queryOf } from '../../api/queries.ts';

/**
 * Reads the rinks again after a change. The public list is made from the same answer: a cache on the
 * way may hold it as it was.
 */
export function useRinkCache(): () => Promise<readonly RinkRecord[]> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const records = await queries.fetchQuery({ ...queryOf('listRinkRecords'), staleTime: 0 });
    queries.setQueryData(queryOf('listRinks').queryKey, records);
    void queries.invalidateQueries({ queryKey: ['listRinkHistory'] });
    void queries.invalidateQueries({ queryKey: ['listRinkUses'] });
    return records;
  }, [queries]);
}
