import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import {
  competitionCoachesPartition,
  competitionCoachKey,
  competitionPupilPrefix,
  coachPartition,
  PUPIL_PREFIX,
  pupilKey,
} from '../../people/coaches/keys.ts';

/** Some 100 bytes each. */
const MAX_KNOWN = 20_000;

/** Coaches that this process knows to be stored for a competition. They stay stored, so none expires. */
const knownCoaches = new LruCache<string, true>(MAX_KNOWN);

/**
 * Lets the entry be found by its coach, and the coach by the competition. Writes of their own beside the entry's
 * transaction, as they never conflict: readers ask the entry itself whether it still names the coach.
 */
export async function storePupil(entry: StoredEntry): Promise<void> {
  const { entryCoach, competitionId } = entry;
  if (!entryCoach) return;
  const known = `${competitionId} ${entryCoach.id}`;
  const writes = [putItem(pupilItem(entry, entryCoach.id))];
  if (!knownCoaches.has(known)) writes.push(putItem(competitionCoachItem(competitionId, entryCoach.id)));
  await Promise.all(writes);
  knownCoaches.set(known, true);
}

export function pupilItem({ accountId, kind, id, competitionId }: StoredEntry, coachId: string) {
  return { ...pupilKey(coachId, competitionId, id), type: 'pupil', accountId, kind, entryId: id };
}

export function competitionCoachItem(competitionId: string, coachId: string) {
  return { ...competitionCoachKey(competitionId, coachId), type: 'competitionCoach', coachId };
}

const pupil = z.object({ accountId: z.string(), kind: z.enum(ENTRY_KINDS), entryId: z.string() });

/** A page of the entries that have named a coach, those of the latest competition first. */
export async function pupilsOfCoach(coachId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      KeyConditionExpression: 'pk = :coach AND begins_with(sk, :pupils)',
      ExpressionAttributeValues: { ':coach': coachPartition(coachId), ':pupils': PUPIL_PREFIX },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
    cursor,
  );
  return { pupils: page.items.map((item) => pupil.parse(item)), nextCursor: page.nextCursor };
}

/** The entries of one competition that have named a coach. */
export async function pupilsInCompetition(coachId: string, competitionId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :coach AND begins_with(sk, :pupils)',
    ExpressionAttributeValues: {
      ':coach': coachPartition(coachId),
      ':pupils': competitionPupilPrefix(competitionId),
    },
    ConsistentRead: true,
  });
  return items.map((item) => pupil.parse(item));
}

/** The ids of the coaches whom entries of a competition have named. */
export async function coachIdsOfCompetition(competitionId: string): Promise<string[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :coaches',
    ExpressionAttributeValues: { ':coaches': competitionCoachesPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map(({ coachId }) => String(coachId));
}
