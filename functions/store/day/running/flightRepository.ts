import type { Actor } from '../../../platform/http/actorOf.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { isWrittenOnce, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, updateWrite } from '../../../platform/table/writes.ts';
import { underWayWrite } from '../../planning/publishing/underWay.ts';
import { dayFlightKey, walkOnKey } from './keys.ts';
import { touchDay, transactDay } from '../../core/stamps/stampRepository.ts';
import { sheetCheck, type StarterPlace } from './starterRepository.ts';
import type { DayFlightChange, FlightHold } from './storedDay.ts';

interface Tap {
  /** A UTC instant. */
  readonly at: string;
  readonly by: Actor;
  /** The published version that has the flight. */
  readonly published: number;
}

const IS_TO_COME = 'attribute_not_exists(startedAt) AND attribute_not_exists(endedAt)';
const IS_NOT_OVER = 'attribute_not_exists(endedAt)';
const NAMED = { '#type': 'type' };
const SET_PLACE = 'SET #type = :type, flightId = :flight, eventId = :event';
const placeValues = ({ flightId, eventId }: StarterPlace) => ({
  ':type': 'dayFlight',
  ':flight': flightId,
  ':event': eventId,
});
const ADD_CHANGE = 'changes = list_append(if_not_exists(changes, :none), :change)';
const changeValues = (change: DayFlightChange) => ({ ':none': [], ':change': [change] });

/**
 * @returns false where it has started or ended already
 * @throws {ApiError} VersionConflict where another schedule was published meanwhile; EventCancelled; Busy
 */
export async function startDayFlight(place: StarterPlace, tap: Tap): Promise<boolean> {
  return getsUnderWay(place, tap, {
    set: 'startedAt = :at, startedBy = :by',
    condition: IS_TO_COME,
  });
}

/**
 * Also of a flight whose start nobody recorded. A tap that arrives late ends none that has started since.
 * @returns false where it has ended already, or started since
 * @throws as startDayFlight
 */
export async function endDayFlight(place: StarterPlace, tap: Tap): Promise<boolean> {
  return getsUnderWay(place, tap, {
    set: 'endedAt = :at, endedBy = :by',
    condition: 'attribute_not_exists(endedAt) AND (attribute_not_exists(startedAt) OR startedAt <= :at)',
  });
}

class TappedBefore extends Error {}

/** In one transaction with the count of such flights, so that no version is published that has no such flight. */
async function getsUnderWay(
  place: StarterPlace,
  { at, by, published }: Tap,
  { set, condition }: { readonly set: string; readonly condition: string },
): Promise<boolean> {
  try {
    await transactDay(place.competitionId, [
      updateWrite(dayFlightKey(place.competitionId, place.flightId), {
        update: `${SET_PLACE}, ${set}`,
        condition,
        names: NAMED,
        values: { ...placeValues(place), ':at': at, ':by': by },
        onConflict: () => new TappedBefore(),
      }),
      underWayWrite({ ...place, published, written: null }),
    ]);
    return true;
  } catch (error) {
    if (error instanceof TappedBefore) return false;
    throw error;
  }
}

/**
 * Takes back the start that was read, unless the flight has ended or has marks.
 * @throws {ApiError} VersionConflict, FlightHasMarks; Busy
 */
export async function undoStartOfFlight(
  place: StarterPlace,
  startedAt: string,
  change: DayFlightChange,
): Promise<void> {
  await transactDay(place.competitionId, [
    sheetCheck(place, 'firstMark'),
    updateWrite(dayFlightKey(place.competitionId, place.flightId), {
      update: `SET ${ADD_CHANGE} REMOVE startedAt, startedBy`,
      condition: 'startedAt = :read AND attribute_not_exists(endedAt)',
      values: { ':read': startedAt, ...changeValues(change) },
      onConflict: () => new ApiError('VersionConflict'),
    }),
  ]);
}

/** Takes back the end that was read. @returns false where it is another */
export async function undoEndOfFlight(
  place: StarterPlace,
  endedAt: string,
  change: DayFlightChange,
): Promise<boolean> {
  const isUndone = await isWrittenOnce(
    updateWrite(dayFlightKey(place.competitionId, place.flightId), {
      update: `SET ${ADD_CHANGE} REMOVE endedAt, endedBy`,
      condition: 'endedAt = :read',
      values: { ':read': endedAt, ...changeValues(change) },
    }),
  );
  if (isUndone) await touchDay(place.competitionId);
  return isUndone;
}

/**
 * Holds or releases a flight over the hold that was read.
 * @param read until when it was held; null for not at all
 * @returns false where it has started or ended, or is held otherwise
 */
export async function holdDayFlight(
  place: StarterPlace,
  { hold, read }: { readonly hold: FlightHold | null; readonly read: string | null },
): Promise<boolean> {
  const isHeld = await isWrittenOnce(
    updateWrite(dayFlightKey(place.competitionId, place.flightId), {
      update: hold ? `${SET_PLACE}, #hold = :hold` : `${SET_PLACE} REMOVE #hold`,
      condition: `${IS_TO_COME} AND ${
        read === null ? 'attribute_not_exists(#hold)' : '#hold.#until = :read'
      }`,
      names: { ...NAMED, '#hold': 'hold', ...(read !== null && { '#until': 'until' }) },
      values: {
        ...placeValues(place),
        ...(hold && { ':hold': hold }),
        ...(read !== null && { ':read': read }),
      },
    }),
  );
  if (isHeld) await touchDay(place.competitionId);
  return isHeld;
}

/** A flight's start order, over the version that was read. */
export interface OrderChange {
  /** The flight's version as it was read. */
  readonly version: number;
  /** All programmes of the flight. */
  readonly order: readonly string[];
  readonly walkOns: readonly string[];
  readonly change: DayFlightChange;
  /** The order ends with the start, when the skaters are on the ice as called; nobody joins after the end. */
  readonly until?: 'start' | 'end';
}

/**
 * Stores a start order over the version that was read, until the result is approved.
 * @throws {ApiError} VersionConflict, also where the flight has started or ended and must not; FlightApproved; ValidationFailed (programmeId, AlreadyExist) where the programme has
 * walked on in another flight; Busy
 */
export async function storeOrder(
  place: StarterPlace,
  { joins, ...change }: OrderChange & { readonly joins: string | null },
): Promise<void> {
  const { competitionId, flightId } = place;
  await transactDay(place.competitionId, [
    sheetCheck(place, 'approval'),
    orderWrite(place, change),
    ...(joins === null
      ? []
      : [
          createWrite(
            { ...walkOnKey(competitionId, joins), type: 'walkOn', programmeId: joins, flightId },
            () => wrongField('programmeId', 'AlreadyExist'),
          ),
        ]),
  ]);
}

/** For a transaction; VersionConflict where the flight has another version. */
export const orderWrite = (
  place: StarterPlace,
  { version, order, walkOns, change, until }: OrderChange,
): TransactItem =>
  updateWrite(dayFlightKey(place.competitionId, place.flightId), {
    update: `${SET_PLACE}, #order = :order, walkOns = :walkOns, changedAt = :at, ${ADD_CHANGE} ADD #version :one`,
    condition: [
      version === 0 ? 'attribute_not_exists(#version)' : '#version = :read',
      ...(until === 'start' ? [IS_TO_COME] : until === 'end' ? [IS_NOT_OVER] : []),
    ].join(' AND '),
    names: { ...NAMED, '#order': 'order', '#version': 'version' },
    values: {
      ...placeValues(place),
      ...changeValues(change),
      ':order': order,
      ':walkOns': walkOns,
      ':at': change.at,
      ':one': 1,
      ...(version > 0 && { ':read': version }),
    },
    onConflict: () => new ApiError('VersionConflict'),
  });
