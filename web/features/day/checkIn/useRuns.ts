import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';

/** Between 4 and 5 seconds, so that a hall of phones does not ask at the same moment. */
const ASK_MILLISECONDS = 4_000;
const jitter = () => Math.random() * 1_000;

/** The runs of a day, asked for again while the page is open: several helpers tap at once. @param date null for today's */
export function useRuns(competitionId: string, date: string | null) {
  return useQuery({
    ...requestQuery('listRuns', { params: { competitionId }, ...(date !== null && { query: { date } }) }),
    refetchInterval: () => ASK_MILLISECONDS + jitter(),
  });
}
