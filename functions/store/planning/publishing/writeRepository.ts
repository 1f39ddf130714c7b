import { mapInParallel } from '../../../platform/runInParallel.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import {
  createItem,
  createWrite,
  deleteItem,
  deleteWrite,
  IS_NEW,
  isWritten,
  putWrite,
  updateItem,
} from '../../../platform/table/writes.ts';
import {
  ATTEMPT_PREFIX,
  attemptKey,
  pointerKey,
  publicationPrefix,
  publishedKey,
  publishedPartition,
  publishedTrackKey,
} from './keys.ts';
import type { PublishedTrack, PublishedVersion } from './repository.ts';
import { isAsCompared } from './underWay.ts';

/** A call ends long before; what it left behind then is nobody's. */
const ATTEMPT_MILLISECONDS = 60_000;
/** Tracks written at the same time. */
const CONCURRENCY = 8;

/**
 * Writes a version's tracks under its own publication, so that two at once never mix. Nobody sees them before
 * `activateVersion`; what a crash leaves behind goes with the next publication.
 */
export async function writeVersion(
  version: PublishedVersion,
  tracks: readonly PublishedTrack[],
): Promise<void> {
  const { competitionId, publication, at } = version;
  await createItem({ ...attemptKey(competitionId, publication), type: 'publication', publication, at });
  await mapInParallel(tracks, CONCURRENCY, (track) =>
    createItem({
      ...publishedTrackKey(competitionId, publication, track),
      type: 'publishedTrack',
      ...track,
    }),
  );
}

/**
 * Publishes a version that is written, in one step.
 * @param previous the version published before as it was read, null for none
 * @param others join the transaction, such as the check that the draft is as it was
 * @throws {ApiError} VersionConflict when another version was published meanwhile
 * @throws {FlightsUnderWay}
 */
export async function activateVersion(
  version: PublishedVersion,
  previous: Pick<PublishedVersion, 'version' | 'underWay'> | null,
  others: readonly TransactItem[],
): Promise<void> {
  const { competitionId, publication } = version;
  const conflict = () => new ApiError('VersionConflict');
  await transact([
    putWrite(
      { ...pointerKey(competitionId), type: 'publishedSchedule', ...version },
      previous === null ? { condition: IS_NEW, onConflict: conflict } : isAsCompared(previous),
    ),
    createWrite(
      { ...publishedKey(competitionId, version.version), type: 'publishedVersion', ...version },
      conflict,
    ),
    // An attempt that was given up can no longer be published.
    deleteWrite(attemptKey(competitionId, publication), {
      condition: 'attribute_exists(pk) AND attribute_not_exists(givenUp)',
      onConflict: conflict,
    }),
    ...others,
  ]);
}

/** Deletes what abandoned publications wrote more than a minute ago. */
export async function deleteAbandonedPublications(competitionId: string, now: Date): Promise<void> {
  const attempts = await queryAll({
    KeyConditionExpression: 'pk = :schedule AND begins_with(sk, :attempts)',
    ExpressionAttributeValues: {
      ':schedule': publishedPartition(competitionId),
      ':attempts': ATTEMPT_PREFIX,
    },
    ConsistentRead: true,
  });
  for (const { publication, at } of attempts)
    if (now.getTime() - Date.parse(String(at)) > ATTEMPT_MILLISECONDS)
      await discardPublication(competitionId, String(publication));
}

/** Deletes the tracks of a publication that is not published, and never will be. */
export async function discardPublication(competitionId: string, publication: string): Promise<void> {
  const attempt = attemptKey(competitionId, publication);
  const giveUp = updateItem(attempt, {
    update: 'SET givenUp = :yes',
    condition: 'attribute_exists(pk)',
    values: { ':yes': true },
  });
  if (!(await isWritten(giveUp))) return;
  const tracks = await queryAll({
    KeyConditionExpression: 'pk = :schedule AND begins_with(sk, :tracks)',
    ExpressionAttributeValues: {
      ':schedule': publishedPartition(competitionId),
      ':tracks': publicationPrefix(publication),
    },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  for (const { pk, sk } of tracks) await deleteItem({ pk: String(pk), sk: String(sk) });
  await deleteItem(attempt);
}
