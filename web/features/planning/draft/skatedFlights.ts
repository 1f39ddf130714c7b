import { useQuery } from '@tanstack/react-query';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';

/** The flights of a published schedule that have started or ended; none before the competition. */
export async function readSkatedFlights(
  competitionId: string,
  { published, tracks }: Pick<ScheduleDraft, 'published' | 'tracks'>,
): Promise<ReadonlySet<string>> {
  if (published === null) return new Set();
  const dates = [...new Set(tracks.filter(({ blocks }) => blocks.length > 0).map(({ date }) => date))];
  const days = await Promise.all(
    dates.map((date) => call('listRuns', { params: { competitionId }, query: { date } })),
  ).catch((thrown: unknown) => {
    // The published version has been taken back meanwhile.
    if (isApiError(thrown, 'NotFound')) return [];
    throw thrown;
  });
  const flights = days.flatMap(({ data }) => data.runs.flatMap((run) => run.flights));
  return new Set(
    flights.flatMap(({ id, startedAt, endedAt }) => (startedAt === null && endedAt === null ? [] : [id])),
  );
}

/** As `readSkatedFlights`. @param draft undefined where nothing asks for them, or while it is read */
export const useSkatedFlights = (
  competitionId: string,
  draft: Pick<ScheduleDraft, 'published' | 'tracks'> | undefined,
) =>
  useQuery({
    queryKey: queryKeyOf('listRuns', competitionId, 'skated'),
    queryFn: () => (draft ? readSkatedFlights(competitionId, draft) : new Set<string>()),
    enabled: draft !== undefined,
  });
