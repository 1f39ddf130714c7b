import type { StarterState } from '../../../../shared/contract/day/running/dayWords.ts';
import { doesSkate } from '../../../../shared/domain/day/running/startOrder.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, deleteWrite, IS_NEW, putWrite, updateWrite } from '../../../platform/table/writes.ts';
import { dayFlightKey, sheetStateKey, starterKey, undoneCheckInKey } from './keys.ts';
import { transactDay } from '../../core/stamps/stampRepository.ts';
import type { StoredStarter } from './storedDay.ts';

/** A published flight, and the event that it skates. */
export interface StarterPlace {
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
  /** Until when the flight allows it: its first mark, its approved result, or its end before that. */
  readonly until: 'firstMark' | 'approval' | 'end';
  /** A UTC instant. */
  readonly at: string;
}

/** A change of a starter in its flight. */
export interface PlacedChange {
  readonly place: StarterPlace;
  readonly change: StarterChange;
}

/** As storeStarters, for one. @throws as storeStarters */
export const storeStarter = (
  place: StarterPlace,
  change: StarterChange,
  extraWrites: readonly TransactItem[] = [],
): Promise<void> => storeStarters(place.competitionId, [{ place, change }], extraWrites);

/**
 * Changes starters that are in the states which were read, all or none. Who joins or leaves those that skate changes
 * the flight's version, so that a result is approved of those who skated.
 * @param changes of one kind: all have the same `until`
 * @param extraWrites mails about them
 * @throws {StaleStarter}
 * @throws {ApiError} FlightHasMarks, FlightApproved, FlightOver; Busy
 */
export async function storeStarters(
  competitionId: string,
  changes: readonly PlacedChange[],
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  const undone = new Map(changes.filter(isUndone).map((one) => [one.change.programmeId, one]));
  const flights = Map.groupBy(changes, ({ place }) => place.flightId);
  await transactDay(competitionId, [
    ...changes.map(({ place, change }) => starterWrite(place, change)),
    ...[...undone.values()].map(({ place, change }) => undoneWrite(place, change)),
    ...[...flights.values()].flatMap(flightWrites),
    ...extraWrites,
  ]);
}

const isUndone = ({ change: { from, to } }: PlacedChange) =>
  from === 'checkedIn' && to?.state !== 'checkedIn';

/** What the changes of one flight ask of it. */
function flightWrites(changes: readonly PlacedChange[]): TransactItem[] {
  const [first] = changes;
  if (!first) return [];
  const {
    place,
    change: { until, at },
  } = first;
  const isSameField = changes.every(
    ({ change: { from, to } }) => doesSkate({ state: from }) && doesSkate({ state: to?.state ?? 'expected' }),
  );
  return [
    ...(isSameField ? [] : [versionWrite(place, at, until === 'end')]),
    ...(until === 'end' && isSameField ? [notEndedCheck(place, () => new ApiError('FlightOver'))] : []),
    ...(until === 'end' || !isSameField ? [sheetCheck(place, until)] : []),
  ];
}

/** Remembers that somebody was here once: from then on only an organiser opens the emergency contact. */
const undoneWrite = ({ competitionId }: StarterPlace, { programmeId, at }: StarterChange): TransactItem =>
  putWrite({ ...undoneCheckInKey(competitionId, programmeId), type: 'undoneCheckIn', programmeId, at });

/** That nobody has recorded the end of the flight. */
export const notEndedCheck = (
  { competitionId, flightId }: StarterPlace,
  onConflict: () => ApiError,
): TransactItem =>
  checkWrite(dayFlightKey(competitionId, flightId), {
    condition: 'attribute_not_exists(endedAt)',
    onConflict,
  });

function starterWrite(
  { competitionId, flightId }: StarterPlace,
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

/** @param isBeforeEnd whether a flight that has ended is refused */
const versionWrite = (
  { competitionId, flightId, eventId }: StarterPlace,
  at: string,
  isBeforeEnd: boolean,
): TransactItem =>
  updateWrite(dayFlightKey(competitionId, flightId), {
    ...(isBeforeEnd && {
      condition: 'attribute_not_exists(endedAt)',
      onConflict: () => new ApiError('FlightOver'),
    }),
    update: 'SET #type = :type, flightId = :flight, eventId = :event, changedAt = :at ADD #version :one',
    names: { '#type': 'type', '#version': 'version' },
    values: { ':type': 'dayFlight', ':flight': flightId, ':event': eventId, ':at': at, ':one': 1 },
  });

/** That nobody has marked the flight yet, or that its result is not approved yet. */
export const sheetCheck = (
  { competitionId, flightId }: Pick<StarterPlace, 'competitionId' | 'flightId'>,
  until: StarterChange['until'],
): TransactItem =>
  checkWrite(sheetStateKey(competitionId, flightId), {
    condition:
      until === 'firstMark'
        ? 'attribute_not_exists(firstMarkAt) AND attribute_not_exists(approvedVersion)'
        : 'attribute_not_exists(approvedVersion)',
    onConflict: () => new ApiError(until === 'firstMark' ? 'FlightHasMarks' : 'FlightApproved'),
  });
