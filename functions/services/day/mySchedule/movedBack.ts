import { doesSkate, movedBackIn, startOrderOf } from '../../../../shared/domain/day/running/startOrder.ts';
import { placesOfProgrammes } from '../../../../shared/domain/planning/published/myAppointments.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { findDayFlight, startersOf } from '../../../store/day/running/repository.ts';

/** Flights that are read at the same time. */
const CONCURRENCY = 8;

interface OwnProgrammes {
  readonly plan: PublishedPlan;
  readonly date: string;
  readonly programmeIds: readonly string[];
  readonly isStanding: (programmeId: string) => boolean;
}

/**
 * Own programmes of a day that it moved back in their start order, with the share of those who skate before them: their
 * rest ends with their own start (decision 0324). Only flights whose order was changed are read whole.
 */
export async function movedBackOn(
  competitionId: string,
  { plan, date, programmeIds, isStanding }: OwnProgrammes,
): Promise<ReadonlyMap<string, number>> {
  const places = placesOfProgrammes(plan);
  const ids = programmeIds.flatMap((id) => {
    const place = places.get(id);
    return place?.block.date === date ? [place.flightId] : [];
  });
  const shares = await mapInParallel([...new Set(ids)], CONCURRENCY, async (flightId) => {
    const flight = plan.flights.find(({ id }) => id === flightId);
    const record = await findDayFlight(competitionId, flightId);
    if (!flight || record?.order === undefined) return [];
    const starters = new Map(
      (await startersOf(competitionId, flightId)).map((one) => [one.programmeId, one.state]),
    );
    const skating = startOrderOf(flight.programmes, record, (id) => places.has(id)).filter(
      (id) => isStanding(id) && doesSkate({ state: starters.get(id) ?? 'expected' }),
    );
    return [...movedBackIn(flight.programmes, skating)];
  });
  return new Map(shares.flat());
}
