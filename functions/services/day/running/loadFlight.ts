import type { Block } from '../../../../shared/contract/core/planningFiles.ts';
import { startOrderOf } from '../../../../shared/domain/day/running/startOrder.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findDayFlight } from '../../../store/day/running/repository.ts';
import type { StarterPlace } from '../../../store/day/running/starterRepository.ts';
import type { StoredDayFlight } from '../../../store/day/running/storedDay.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';

export interface LoadedFlight {
  readonly place: StarterPlace;
  /** The published version of the schedule. */
  readonly published: number;
  /** Whether its event was cancelled since: it does not get under way any more. */
  readonly isCancelled: boolean;
  /** Null while the flight is as it was published. */
  readonly record: StoredDayFlight | null;
  /** Where the version has it on the ice. */
  readonly block: Block | null;
  readonly timeZone: string;
  /** Programmes in the order of the day. */
  readonly order: readonly string[];
  /** Whether a flight of the published version has a programme. */
  readonly isPlaced: (programmeId: string) => boolean;
}

/**
 * A flight of the published version, with what the day made of it.
 * @throws {ApiError} NotFound; CompetitionArchived
 */
export async function loadFlight(competitionId: string, flightId: string): Promise<LoadedFlight> {
  const [competition, published, record] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findDayFlight(competitionId, flightId),
  ]);
  const flights = published?.plan.flights ?? [];
  const flight = flights.find(({ id }) => id === flightId);
  if (!published || !flight) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const isPlaced = (programmeId: string) =>
    flights.some(({ programmes }) => programmes.includes(programmeId));
  return {
    place: { competitionId, flightId, eventId: flight.eventId },
    published: published.version,
    isCancelled: published.cancelledEvents.includes(flight.eventId),
    record,
    block: published.plan.blocks.find((block) => block.flightId === flightId) ?? null,
    timeZone: competition.timeZone,
    order: startOrderOf(flight.programmes, record, isPlaced),
    isPlaced,
  };
}
