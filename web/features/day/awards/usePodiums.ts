import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';

const REFRESH_MILLISECONDS = 10_000;

/** The podiums of a day, asked again while results come in. */
export const usePodiums = (competitionId: string, date: string | undefined) =>
  useQuery({
    ...requestQuery('listPodiums', {
      params: { competitionId },
      query: date === undefined ? {} : { date },
      quiet: true,
    }),
    refetchInterval: REFRESH_MILLISECONDS,
  });
