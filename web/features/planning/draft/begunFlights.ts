import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import type { BegunFlight } from '../../../../shared/domain/planning/published/begunFlights.ts';
import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { queryKeyOf, requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';

/** How often a page looks which flights have started since. */
const LOOK_MILLISECONDS = 30_000;

export type BegunFlightsById = ReadonlyMap<string, BegunFlight>;

type Runs = DataOf<'listRuns'>;

/** The flights of a published schedule that have started or ended, as it has them; none before the competition. */
export async function readBegunFlights(
  draft: Pick<ScheduleDraft, 'published' | 'tracks'>,
  readRuns: (date: string) => Promise<Runs>,
): Promise<BegunFlightsById> {
  return new Map((await readDays(draft, readRuns)).flatMap(begunIn));
}

async function readDays(
  { published, tracks }: Pick<ScheduleDraft, 'published' | 'tracks'>,
  readRuns: (date: string) => Promise<Runs>,
): Promise<Runs[]> {
  if (published === null) return [];
  const dates = [...new Set(tracks.filter(({ blocks }) => blocks.length > 0).map(({ date }) => date))];
  return Promise.all(dates.map(readRuns)).catch((thrown: unknown) => {
    // The published version has been taken back meanwhile.
    if (isApiError(thrown, 'NotFound')) return [];
    throw thrown;
  });
}

/** By flight to come, `HH:MM` at the venue until which it is held. */
export type Holds = ReadonlyMap<string, string>;

const holdsIn = ({ runs }: Runs) =>
  runs.flatMap(({ flights }) =>
    flights.flatMap(({ id, state, hold }) => (hold && state === 'toCome' ? [[id, hold.until] as const] : [])),
  );

const walkOnsIn = ({ runs }: Runs) =>
  runs.flatMap(({ flights }) =>
    flights.map(({ id, starters }) => {
      const walkOns = starters.filter(({ isWalkOn }) => isWalkOn);
      return [id, walkOns.map(({ programmeId }) => programmeId)] as const;
    }),
  );

/** By flight, whoever is scratched or did not come. */
export type NotSkating = ReadonlyMap<string, readonly string[]>;

const notSkatingIn = ({ runs }: Runs) =>
  runs.flatMap(({ flights }) =>
    flights.map(({ id, starters }) => {
      const out = starters.filter(({ order }) => order === null);
      return [id, out.map(({ programmeId }) => programmeId)] as const;
    }),
  );

function begunIn({ date, runs }: Runs) {
  return runs.flatMap(({ surfaceId, flights }) =>
    flights.flatMap(({ id, eventId, start, seconds, startedAt, endedAt, version, starters }) => {
      if (startedAt === null && endedAt === null) return [];
      const order = version > 0 ? null : starters.map(({ programmeId }) => programmeId);
      return [[id, { id, eventId, place: { surfaceId, date, start, seconds }, order }] as const];
    }),
  );
}

/** As `readBegunFlights`, with the walk-ons and holds, read again while the competition runs. @param draft undefined where nothing asks for them */
export function useBegunFlights(
  competitionId: string,
  draft: Pick<ScheduleDraft, 'published' | 'tracks'> | undefined,
) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: queryKeyOf('listRuns', competitionId, 'begun'),
    queryFn: async () => {
      // At no venue is it later than tomorrow, or earlier than yesterday.
      const [yesterday, tomorrow] = [dayAfter(-1), dayAfter(1)];
      const { published = null, tracks = [] } = draft ?? {};
      const begun = tracks.filter(({ date }) => date <= tomorrow);
      const days = await readDays({ published, tracks: begun }, async (date) =>
        queries.fetchQuery({
          ...requestQuery('listRuns', { params: { competitionId }, query: { date }, quiet: true }),
          staleTime: date < yesterday ? Infinity : 0,
        }),
      );
      const walkOns: WalkOns = new Map(days.flatMap(walkOnsIn));
      const holds: Holds = new Map(days.flatMap(holdsIn));
      const notSkating: NotSkating = new Map(days.flatMap(notSkatingIn));
      return { begun: new Map(days.flatMap(begunIn)), walkOns, holds, notSkating };
    },
    enabled: draft !== undefined,
    refetchInterval: draft?.published ? LOOK_MILLISECONDS : false,
  });
}

/** In UTC. */
const dayAfter = (days: number) =>
  new Date(currentTime().getTime() + days * 86_400_000).toISOString().slice(0, 10);
