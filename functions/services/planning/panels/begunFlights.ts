import type { ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import type { PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { cachedPlan } from '../published/publishedPlans.ts';

/** The flights of a version that have started or have marks, which the day alone knows. */
export type BegunFlightIds = (published: PublishedVersion) => Promise<ReadonlySet<string>>;

/** By flight, the coaches of its judges, then of its referee; null for an open seat. */
export type SeatsOfFlights = ReadonlyMap<string, readonly (string | null)[]>;

/**
 * Who sits in each seat of the published flights that have started or have marks. They stay, whoever is put in the seat
 * now (decision 0319).
 */
export async function seatsOfBegunFlights(
  published: PublishedVersion | null,
  begunFlights: BegunFlightIds,
): Promise<SeatsOfFlights> {
  if (!published) return new Map();
  const begun = await begunFlights(published);
  if (begun.size === 0) return new Map();
  const { panels } = await cachedPlan(published);
  const seated = panels.flatMap(({ flightIds, judges, referee }) =>
    flightIds.filter((id) => begun.has(id)).map((id) => [id, [...judges, referee]] as const),
  );
  return new Map(seated);
}

/** The same by name, as the organiser's page shows it. @param known coaches that are read already */
export async function namesOfBegunFlights(
  begun: SeatsOfFlights,
  known: ReadonlyMap<string, Pick<StoredCoach, 'name'>>,
): Promise<ReadonlyMap<string, ListedPanel['begun'][number]>> {
  const ids = [...begun.values()].flatMap((seats) => seats.flatMap((id) => id ?? []));
  const others = await coachesById([...new Set(ids)].filter((id) => !known.has(id)));
  const nameOf = (id: string | null) =>
    id === null ? null : ((known.get(id) ?? others.get(id))?.name ?? null);
  return new Map(
    [...begun].map(([flightId, seats]) => [flightId, { flightId, seats: seats.map(nameOf) }] as const),
  );
}
