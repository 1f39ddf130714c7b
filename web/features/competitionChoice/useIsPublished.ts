import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryKeyOf } from '../../api/queries.ts';

/**
 * Whether a manager's competition is published, or archived since: an unpublished one is no
 * competition yet, and asking for it would fail. The lists are read past their caches, so that one
 * that was published a moment ago is there.
 */
export function useIsPublished(competitionId: string, isWanted = true) {
  return useQuery({
    queryKey: queryKeyOf('listCompetitions', 'isPublished', competitionId),
    queryFn: () => isPublished(competitionId),
    enabled: isWanted && competitionId !== '',
    // What is published stays so.
    staleTime: ({ state }) => (state.data === true ? Infinity : 0),
  });
}

/** Whether one is published, or was until it was archived. */
export async function isPublished(competitionId: string): Promise<boolean> {
  for (const state of ['published', 'archived'] as const) {
    const { data } = await call('listCompetitions', { query: { state }, fresh: true });
    if (data.some(({ id }) => id === competitionId)) return true;
  }
  return false;
}
