import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';

/**
 * Whether a manager's competition is published or archived; a draft cannot be read as a competition.
 * `fresh` reads past CloudFront, so that one just published is found.
 */
export function useIsPublished(competitionId: string, isWanted = true) {
  return useQuery({
    queryKey: queryKeyOf('listCompetitions', 'isPublished', competitionId),
    queryFn: () => isPublished(competitionId),
    enabled: isWanted && competitionId !== '',
    // A published competition never becomes a draft again.
    staleTime: ({ state }) => (state.data === true ? Infinity : 0),
  });
}

/** Whether a competition is published or archived. */
export async function isPublished(competitionId: string): Promise<boolean> {
  for (const state of ['published', 'archived'] as const) {
    const { data } = await call('listCompetitions', { query: { state }, fresh: true });
    if (data.some(({ id }) => id === competitionId)) return true;
  }
  return false;
}
