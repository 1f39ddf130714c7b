import type { ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { findPublished, publishedTracks } from '../../../store/planning/publishing/repository.ts';
import type { BegunFlights } from '../published/publishedPlans.ts';

/**
 * Who sits in each seat of the published flights that have started or have marks, by flight. They stay, whoever is put in
 * the seat now (decision 0319).
 */
export async function seatsOfBegunFlights(
  competitionId: string,
  begunFlights: BegunFlights,
): Promise<ReadonlyMap<string, ListedPanel['begun'][number]>> {
  const published = await findPublished(competitionId);
  if (!published) return new Map();
  const [tracks, begun] = await Promise.all([publishedTracks(published), begunFlights(published)]);
  const seated = tracks
    .flatMap(({ panels }) => panels)
    .flatMap(({ flightIds, judges, referee }) =>
      flightIds.filter((id) => begun.has(id)).map((flightId) => ({ flightId, ids: [...judges, referee] })),
    );
  const ids = seated.flatMap((one) => one.ids.flatMap((id) => id ?? []));
  const coaches = await coachesById([...new Set(ids)]);
  return new Map(
    seated.map((one) => {
      const seats = one.ids.map((id) => (id === null ? null : (coaches.get(id)?.name ?? null)));
      return [one.flightId, { flightId: one.flightId, seats }];
    }),
  );
}
