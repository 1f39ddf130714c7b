import { decodeTime } from 'ulidx';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { errorName, logError } from '../../../platform/log.ts';
import type { Key } from '../../../platform/table/key.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, deleteItem, putItem, putWrite } from '../../../platform/table/writes.ts';
import { DRAFT_PARTS_PREFIX, schedulePartition } from './keys.ts';
import { isAsRead, notArchivedWrite, StaleDraftError } from './repository.ts';
import {
  headItem,
  partItems,
  partVersionsOf,
  type StoredDraftParts,
  type StoredDraft,
  type StoredHead,
} from './storedDraft.ts';

const AT_ONCE = 20;

/**
 * Replaces the whole draft: first its parts, under a name that nobody reads yet, then one conditional write that
 * switches to them. A crash before it leaves the draft as it was (decision 0229).
 * @param before as it was read
 * @throws {StaleDraftError} where the draft changed meanwhile
 * @throws {ApiError} CompetitionArchived
 */
export async function storeScheduleDraft(
  competitionId: string,
  before: StoredDraft,
  after: StoredHead & StoredDraftParts,
  extraWrites: readonly TransactItem[],
): Promise<void> {
  const { tracks: _tracks, events: _events, panels: _panels, ...head } = after;
  const parts = partItems(competitionId, head.plan, after);
  await mapInParallel(parts, AT_ONCE, (one) => putItem(one));
  const item = headItem(competitionId, { ...head, partVersions: partVersionsOf(parts) });
  await transact([
    notArchivedWrite(competitionId),
    before.generation === 0
      ? createWrite(item, () => new StaleDraftError())
      : putWrite(item, isAsRead(before)),
    ...extraWrites,
  ]);
}

/** No call lasts so long: an older plan that is not the draft was never finished. */
const LONGEST_CALL_MS = 15 * 60_000;

/**
 * Deletes the parts of plans that are no longer the draft, and of those that never became it. Where that fails, the plan
 * is stored all the same, and the next one deletes them.
 */
export async function deleteOldPlans(
  competitionId: string,
  plans: { readonly plan: string; readonly replaced: string },
  now: Date,
): Promise<void> {
  try {
    await mapInParallel(await oldParts(competitionId, plans, now), AT_ONCE, (one) => deleteItem(one));
  } catch (error) {
    logError('oldPlansNotDeleted', { competitionId, error: errorName(error) });
  }
}

async function oldParts(
  competitionId: string,
  { plan, replaced }: { readonly plan: string; readonly replaced: string },
  now: Date,
): Promise<Key[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :schedule AND begins_with(sk, :parts)',
    ExpressionAttributeValues: {
      ':schedule': schedulePartition(competitionId),
      ':parts': DRAFT_PARTS_PREFIX,
    },
    ProjectionExpression: 'pk, sk',
  });
  const isOld = (sk: string) => {
    const [, other = ''] = sk.split('#');
    if (other === plan) return false;
    return other === replaced || now.getTime() - decodeTime(other) > LONGEST_CALL_MS;
  };
  const keys = items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
  return keys.filter(({ sk }) => isOld(sk));
}

/** Deletes the parts of a plan that did not become the draft. */
export async function deletePlan(
  competitionId: string,
  plan: string,
  parts: StoredDraftParts,
): Promise<void> {
  const keys = partItems(competitionId, plan, parts).map(({ pk, sk }) => ({ pk, sk }));
  await mapInParallel(keys, AT_ONCE, (one) => deleteItem(one));
}
