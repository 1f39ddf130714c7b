import type { TappedFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import * as flights from '../../../store/day/running/flightRepository.ts';
import { findDayFlight } from '../../../store/day/running/repository.ts';
import type { DayFlightChange, StoredDayFlight } from '../../../store/day/running/storedDay.ts';
import { loadFlight } from './loadFlight.ts';

interface FlightTimeRequest {
  readonly competitionId: string;
  readonly flightId: string;
  readonly by: Actor;
  readonly now: Date;
}

/** A second tap gets the time and the name of the first. @throws {ApiError} NotFound; CompetitionArchived */
export async function startFlight(tapping: FlightTimeRequest): Promise<TappedFlight> {
  return recordFlightTime(tapping, flights.startDayFlight);
}

/** @throws {ApiError} as startFlight; VersionConflict where the flight has started anew since the tap */
export async function endFlight(tapping: FlightTimeRequest): Promise<TappedFlight> {
  const ended = await recordFlightTime(tapping, flights.endDayFlight);
  if (ended.endedAt === null) throw new ApiError('VersionConflict');
  return ended;
}

/** Once more where a schedule was published between reading and writing. */
async function recordFlightTime(
  tapping: FlightTimeRequest,
  tap: typeof flights.startDayFlight,
): Promise<TappedFlight> {
  const once = async () => {
    const { place, published } = await loadFlight(tapping.competitionId, tapping.flightId);
    await tap(place, { ...actorAndTime(tapping), published });
  };
  await once().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'VersionConflict') return once();
    throw error;
  });
  return tappedNow(tapping);
}

/**
 * Takes back the start that was read; one that somebody took back before stays so.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict where it has ended, or started anew; FlightHasMarks
 */
export async function undoStart(
  tapping: FlightTimeRequest,
  { reason, startedAt }: { readonly reason: string; readonly startedAt: string },
): Promise<TappedFlight> {
  const { place, record } = await loadFlight(tapping.competitionId, tapping.flightId);
  if (record?.startedAt === undefined && record?.endedAt === undefined)
    return tappedOf(place.flightId, record);
  await flights.undoStartOfFlight(place, startedAt, changeOf(tapping, 'startUndone', reason));
  return tappedNow(tapping);
}

/** As undoStart, for the end. @throws {ApiError} NotFound; CompetitionArchived; VersionConflict */
export async function undoEnd(
  tapping: FlightTimeRequest,
  { reason, endedAt }: { readonly reason: string; readonly endedAt: string },
): Promise<TappedFlight> {
  const { place } = await loadFlight(tapping.competitionId, tapping.flightId);
  const isUndone = await flights.undoEndOfFlight(place, endedAt, changeOf(tapping, 'endUndone', reason));
  const after = await tappedNow(tapping);
  if (!isUndone && after.endedAt !== null) throw new ApiError('VersionConflict');
  return after;
}

const actorAndTime = ({ now, by }: FlightTimeRequest) => ({ at: now.toISOString(), by });

const changeOf = (
  { now, by }: FlightTimeRequest,
  what: DayFlightChange['what'],
  reason: string,
): DayFlightChange => ({
  at: now.toISOString(),
  by,
  what,
  reason,
});

async function tappedNow({ competitionId, flightId }: FlightTimeRequest): Promise<TappedFlight> {
  return tappedOf(flightId, await findDayFlight(competitionId, flightId));
}

/** A flight's start and end as they are answered. */
export const tappedOf = (id: string, record: StoredDayFlight | null | undefined): TappedFlight => ({
  id,
  startedAt: record?.startedAt ?? null,
  startedBy: record?.startedBy?.name ?? null,
  endedAt: record?.endedAt ?? null,
  endedBy: record?.endedBy?.name ?? null,
});
