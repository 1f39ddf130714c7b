import { useQuery } from '@tanstack/react-query';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { requestQuery } from '../../../api/queries.ts';

const ASK_AGAIN_MILLISECONDS = 20_000;

/** The posted results of own skaters and pupils, by programme. */
export function useMyResults(competitionId: string): ReadonlyMap<string, MyResult> {
  const results = useQuery({
    ...requestQuery('listMyResults', { params: { competitionId } }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  return new Map((results.data ?? []).map((result) => [result.programmeId, result]));
}
