import type { ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { findPublished, publishedTracks } from '../../../store/planning/publishing/repository.ts';
import type { BegunFlights } from '../published/publishedPlans.ts';

/** By flight, the coaches of its judges, then of its referee; null for an open seat. */
export type SeatsOfFlights = ReadonlyMap<string, readonly (string | null)[]>;

/**
 * Who sits in each seat of the published flights that have started or have marks. They stay, whoever is put in the seat
 * now (decision 0319).
 */
export async function seatsOfBegunFlights(
  competitionId: string,
  begunFlights: BegunFlights,
): Promise<SeatsOfFlights> {
  const published = await findPublished(competitionId);
  if (!published) return new Map();
  const begun = await begunFlights(published);
  if (begun.size === 0) return new Map();
  const seated = (await publishedTracks(published))
    .flatMap(({ panels }) => panels)
    .flatMap(({ flightIds, judges, referee }) =>
      flightIds.filter((id) => begun.has(id)).map((id) => [id, [...judges, referee]] as const),
    );
  return new Map(seated);
}

/** The same by name, as the organiser's page shows it. */
export async function namesOfBegunFlights(
  begun: SeatsOfFlights,
): Promise<ReadonlyMap<string, ListedPanel['begun'][number]>> {
  const ids = [...begun.values()].flatMap((seats) => seats.flatMap((id) => id ?? []));
  const coaches = await coachesById([...new Set(ids)]);
  const nameOf = (id: string | null) => (id === null ? null : (coaches.get(id)?.name ?? null));
  return new Map(
    [...begun].map(([flightId, seats]) => [flightId, { flightId, seats: seats.map(nameOf) }] as const),
  );
}
