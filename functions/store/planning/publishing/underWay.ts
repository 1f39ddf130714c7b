import { ApiError } from '../../../platform/errors/apiError.ts';
import type { ItemSnapshot, TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { pointerKey } from './keys.ts';
import type { PublishedVersion } from './repository.ts';

/*
 * The pointer to the published version counts the flights that got under way. A version is published only at the count
 * at which its flights were compared, and a flight gets under way only in the version that was read.
 */

/**
 * Joins the transaction in which a flight of the event starts, ends or gets its first mark.
 * @throws {ApiError} VersionConflict where another version was published meanwhile; EventCancelled
 */
export const underWayWrite = (competitionId: string, eventId: string, published: number): TransactItem =>
  updateWrite(pointerKey(competitionId), {
    update: 'ADD underWay :one',
    condition:
      '#version = :published AND (attribute_not_exists(cancelledEvents) OR NOT contains(cancelledEvents, :event))',
    names: { '#version': 'version' },
    values: { ':one': 1, ':published': published, ':event': eventId },
    returnStored: true,
    onConflict: (found) =>
      new ApiError(hasVersionNumber(found, published) ? 'EventCancelled' : 'VersionConflict'),
  });

/** Since the flights of the version before were compared, one of them got under way. */
export class FlightsUnderWay extends Error {}

/** The condition that no flight got under way since the flights of a version were read. */
export const isAsCompared = ({ version, underWay }: Pick<PublishedVersion, 'version' | 'underWay'>) => ({
  condition: `#version = :previous AND ${underWay === undefined ? 'attribute_not_exists(underWay)' : 'underWay = :underWay'}`,
  names: { '#version': 'version' },
  values: { ':previous': version, ...(underWay !== undefined && { ':underWay': underWay }) },
  returnStored: true,
  onConflict: (found?: ItemSnapshot) =>
    hasVersionNumber(found, version) ? new FlightsUnderWay() : new ApiError('VersionConflict'),
});

const hasVersionNumber = (found: ItemSnapshot | undefined, version: number) =>
  found?.['version']?.N === String(version);

/**
 * Marks an event as cancelled in the published version, from which its flights go with the next one.
 * @throws {FlightsUnderWay}
 * @throws {ApiError} VersionConflict where another version was published meanwhile
 */
export function cancelledEventWrite(published: PublishedVersion, eventId: string): TransactItem {
  const { values, ...compared } = isAsCompared(published);
  return updateWrite(pointerKey(published.competitionId), {
    ...compared,
    update: 'SET cancelledEvents = list_append(if_not_exists(cancelledEvents, :none), :events)',
    values: { ...values, ':none': [], ':events': [eventId] },
  });
}
