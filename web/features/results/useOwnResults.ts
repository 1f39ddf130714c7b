import { useQuery } from '@tanstack/react-query';
import type { OwnResult } from '../../../shared/contract/results/results.ts';
import { queryOf } from '../../api/queries.ts';

const ASK_AGAIN_MILLISECONDS = 20_000;

/** The posted results of own skaters and pupils, by programme. */
export function useOwnResults(competitionId: string): ReadonlyMap<string, OwnResult> {
  const results = useQuery({
    ...queryOf('listMyResults', { params: { competitionId } }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  return new Map((results.data ?? []).map((result) => [result.programmeId, result]));
}
