import type { BodyOf, DataOf } from '../../../../shared/contract/types.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { holdDayFlight } from '../../../store/day/running/flightRepository.ts';
import { findDayFlight } from '../../../store/day/running/repository.ts';
import type { FlightHold, StoredDayFlight } from '../../../store/day/running/storedDay.ts';
import { loadFlight } from './loadFlight.ts';

interface HoldRequest extends BodyOf<'holdFlight'> {
  readonly competitionId: string;
  readonly flightId: string;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Holds a flight over the hold that was read, or releases it. The same hold again changes nothing.
 * @throws {ApiError} NotFound, also for a flight without a time; CompetitionArchived; EventCancelled; FlightStarted; VersionConflict
 */
export async function holdFlight(request: HoldRequest): Promise<DataOf<'holdFlight'>> {
  const { competitionId, flightId, until, read, by, now } = request;
  const { place, record, block, isCancelled } = await loadFlight(competitionId, flightId);
  if (block === null) throw new ApiError('NotFound');
  if (isCancelled) throw new ApiError('EventCancelled');
  requireToCome(record);
  const held = holdOn(block, record);
  if ((held?.until ?? null) === until) return { id: flightId, hold: holdAnswer(held) };
  if ((held?.until ?? null) !== read) throw new ApiError('VersionConflict');
  const hold = until === null ? null : { date: block.date, until, at: now.toISOString(), by };
  if (!(await holdDayFlight(place, { hold, read: record?.hold?.until ?? null }))) {
    requireToCome(await findDayFlight(competitionId, flightId));
    throw new ApiError('VersionConflict');
  }
  return { id: flightId, hold: holdAnswer(hold) };
}

/** @throws {ApiError} FlightStarted */
export function requireToCome(record: StoredDayFlight | null): void {
  if (record?.startedAt !== undefined || record?.endedAt !== undefined) throw new ApiError('FlightStarted');
}

/** The hold of a flight as the schedule has it: moved to another day, or published for later since, it is held no more. */
export function holdOn(
  block: { readonly date: string; readonly start: string } | null | undefined,
  record: StoredDayFlight | null | undefined,
): FlightHold | null {
  const hold = record?.hold;
  if (!hold || hold.date !== block?.date) return null;
  return secondsOfTime(hold.until) > secondsOfTime(block.start) ? hold : null;
}

/** A hold as it is answered. */
export const holdAnswer = (hold: FlightHold | null): DataOf<'holdFlight'>['hold'] =>
  hold && { until: hold.until, by: hold.by.name };
