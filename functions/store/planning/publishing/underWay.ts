import { ApiError } from '../../../platform/errors/apiError.ts';
import type { ItemSnapshot, TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { pointerKey } from './keys.ts';
import type { PublishedVersion } from './repository.ts';

/*
 * The pointer to the published version counts the flights that got under way, and lists those with sheets. A version is
 * published only at the count at which its flights were compared, and a flight gets under way only in the version that
 * was read.
 */

interface GetsUnderWay {
  readonly competitionId: string;
  readonly eventId: string;
  /** The version that was read. */
  readonly published: number;
  /** The flight whose sheets now have something; null for a start or an end. */
  readonly written: string | null;
}

/** A list that did not begin with its version is never complete. */
const NEVER = -1_000_000;

/**
 * Joins the transaction in which a flight of the event starts, ends or gets the first of its sheets.
 * @throws {ApiError} VersionConflict where another version was published meanwhile; EventCancelled
 */
export const underWayWrite = ({ competitionId, eventId, published, written }: GetsUnderWay): TransactItem =>
  updateWrite(pointerKey(competitionId), {
    update: `SET listed = if_not_exists(listed, :never) + :one${
      written === null ? '' : ', written = list_append(if_not_exists(written, :none), :written)'
    } ADD underWay :one`,
    condition:
      '#version = :published AND (attribute_not_exists(cancelledEvents) OR NOT contains(cancelledEvents, :event))',
    names: { '#version': 'version' },
    values: {
      ':one': 1,
      ':never': NEVER,
      ':published': published,
      ':event': eventId,
      ...(written !== null && { ':none': [], ':written': [written] }),
    },
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
