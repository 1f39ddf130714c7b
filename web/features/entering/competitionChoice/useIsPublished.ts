import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeyOf, requestQuery } from '../../../api/queries.ts';

/**
 * Whether a manager's competition is published or archived; a draft cannot be read as a competition. It looks first in the
 * list that other parts of the page ask for too.
 */
export function useIsPublished(competitionId: string, isWanted = true) {
  const queries = useQueryClient();
  const isListed = async () => {
    const listed = await queries.fetchQuery(requestQuery('listCompetitions')).catch(() => []);
    return listed.some(({ id }) => id === competitionId);
  };
  return useQuery({
    queryKey: queryKeyOf('listCompetitions', 'isPublished', competitionId),
    queryFn: async () => (await isListed()) || isPublished(competitionId),
    enabled: isWanted && competitionId !== '',
    // A published competition never becomes a draft again.
    staleTime: ({ state }) => (state.data === true ? Infinity : 0),
  });
}

/** Whether a competition is published or archived; `fresh` reads past CloudFront, so that one just published is found. */
export async function isPublished(competitionId: string): Promise<boolean> {
  for (const state of ['published', 'archived'] as const) {
    const { data } = await call('listCompetitions', { query: { state }, fresh: true });
    if (data.some(({ id }) => id === competitionId)) return true;
  }
  return false;
}
