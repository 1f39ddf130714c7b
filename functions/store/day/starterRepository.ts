import type { StarterState } from '../../../shared/contract/day/dayWords.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { checkWrite, deleteWrite, IS_NEW, putWrite, updateWrite } from '../../platform/table/writes.ts';
import { dayFlightKey, sheetStateKey, starterKey } from './keys.ts';
import { transactDay } from './stampRepository.ts';
import type { StoredStarter } from './storedDay.ts';

/** A published flight, and the event that it skates. */
export interface FlightPlace {
  readonly competitionId: string;
  readonly flightId: string;
  readonly eventId: string;
}

/** A starter is no longer in the state that was read. */
export class StaleStarter extends Error {}

export interface StarterChange {
  readonly programmeId: string;
  /** As it was read. */
  readonly from: StarterState;
  /** Null for expected. */
  readonly to: StoredStarter | null;
  /** Until when the flight's sheets allow it. */
  readonly until: 'firstMark' | 'approval';
  /** A UTC instant. */
  readonly at: string;
}

/**
 * Changes a starter that is in the state which was read. Who joins or leaves those that skate changes the flight's
 * version, so that a result is approved of those who skated.
 * @throws {StaleStarter}
 * @throws {ApiError} FlightHasMarks, FlightApproved; Busy
 */
export async function storeStarter(place: FlightPlace, change: StarterChange): Promise<void> {
  const { from, to, until, at } = change;
  const skates = (state: StarterState) => state === 'expected' || state === 'checkedIn';
  const isSameField = skates(from) && skates(to?.state ?? 'expected');
  await transactDay(place.competitionId, [
    starterWrite(place, change),
    ...(isSameField ? [] : [sheetCheck(place, until), versionWrite(place, at)]),
  ]);
}

function starterWrite(
  { competitionId, flightId }: FlightPlace,
  { programmeId, from, to }: StarterChange,
): TransactItem {
  const key = starterKey(competitionId, flightId, programmeId);
  const asRead = {
    ...(from === 'expected'
      ? { condition: IS_NEW }
      : { condition: '#state = :from', names: { '#state': 'state' }, values: { ':from': from } }),
    onConflict: () => new StaleStarter(),
  };
  return to ? putWrite({ ...key, type: 'starter', ...to }, asRead) : deleteWrite(key, asRead);
}

const versionWrite = ({ competitionId, flightId, eventId }: FlightPlace, at: string): TransactItem =>
  updateWrite(dayFlightKey(competitionId, flightId), {
    update: 'SET #type = :type, flightId = :flight, eventId = :event, changedAt = :at ADD #version :one',
    names: { '#type': 'type', '#version': 'version' },
    values: { ':type': 'dayFlight', ':flight': flightId, ':event': eventId, ':at': at, ':one': 1 },
  });

/** That nobody has marked the flight yet, or that its result is not approved yet. */
export const sheetCheck = (
  { competitionId, flightId }: Pick<FlightPlace, 'competitionId' | 'flightId'>,
  until: StarterChange['until'],
): TransactItem =>
  checkWrite(sheetStateKey(competitionId, flightId), {
    condition:
      until === 'firstMark'
        ? 'attribute_not_exists(firstMarkAt) AND attribute_not_exists(approvedVersion)'
        : 'attribute_not_exists(approvedVersion)',
    onConflict: () => new ApiError(until === 'firstMark' ? 'FlightHasMarks' : 'FlightApproved'),
  });
