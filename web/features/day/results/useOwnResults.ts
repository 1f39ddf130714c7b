import { useQuery } from '@tanstack/react-query';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';

export interface OwnResultsOf {
  readonly competitionId: string;
  readonly accountId: string;
  /** When the last result was posted: with the next one the account's own are read again. */
  readonly posted: string;
}

const NONE: readonly MyResult[] = [];

/** The account's own posted results, for pages that anybody may open: none where they cannot be read. */
export function useOwnResults({ competitionId, accountId, posted }: OwnResultsOf): readonly MyResult[] {
  const params = { competitionId };
  const results = useQuery({
    // Another account's answer is never taken for this one's.
    queryKey: queryKeyOf('listMyResults', { params }, accountId, posted),
    queryFn: async ({ signal }) => (await call('listMyResults', { params, signal, quiet: true })).data,
    // Marks do not go while the next answer is awaited.
    placeholderData: (before, query) => (query?.queryKey[2] === accountId ? before : undefined),
  });
  return results.data ?? NONE;
}
