import type { Plan } from '../../../../shared/contract/core/planningFiles.ts';
import {
  flightsUnderWayChanged,
  type UnderWay,
} from '../../../../shared/domain/day/running/flightsUnderWay.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { dayOf } from '../../../store/day/running/repository.ts';
import { sheetStatesOf } from '../../../store/day/sheets/repository.ts';
import { publishedTracks, type PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { planOfTracks } from '../../planning/publishing/publishedPlan.ts';

/**
 * A version may not drop a flight that has started or has marks, nor a skater in it who is still entered.
 * @param published the version before; null for the first
 * @returns the flights that have started or have marks
 * @throws {ApiError} ValidationFailed (flights, MustCorrect)
 */
export async function checkUnderWay(
  published: PublishedVersion | null,
  after: Plan['flights'],
  isEntered: (programmeId: string) => boolean,
): Promise<ReadonlySet<string>> {
  if (!published) return new Set();
  const { flights, underWay } = await flightsUnderWay(published);
  if (flightsUnderWayChanged(flights, after, { underWay, isEntered }).length > 0)
    throw wrongField('flights', 'MustCorrect');
  return idsOf(underWay);
}

/** The flights of a published version that have started, ended, or have marks. */
export async function begunFlights(published: PublishedVersion): Promise<ReadonlySet<string>> {
  return idsOf((await flightsUnderWay(published)).underWay);
}

const idsOf = (underWay: readonly UnderWay[]) => new Set(underWay.map(({ flightId }) => flightId));

/** Whether a flight of the event has started, ended, or has marks. */
export async function hasFlightUnderWay(
  published: PublishedVersion | null,
  eventId: string,
): Promise<boolean> {
  if (!published) return false;
  const { flights, underWay } = await flightsUnderWay(published);
  const begun = idsOf(underWay);
  return flights.some((flight) => flight.eventId === eventId && begun.has(flight.id));
}

async function flightsUnderWay(published: PublishedVersion) {
  const { competitionId } = published;
  const { flights } = planOfTracks(await publishedTracks(published));
  const [day, states] = await Promise.all([
    dayOf(competitionId),
    sheetStatesOf(
      competitionId,
      flights.map(({ id }) => id),
    ),
  ]);
  const underWay = flights.flatMap(({ id }) => {
    const record = day.flights.get(id);
    const state = states.get(id);
    const hasBegun = record?.startedAt !== undefined || record?.endedAt !== undefined;
    const isJudged = state?.firstMarkAt !== undefined || state?.approvedVersion !== undefined;
    return hasBegun || isJudged ? [{ flightId: id, order: record?.order, walkOns: record?.walkOns }] : [];
  });
  return { flights, underWay };
}
