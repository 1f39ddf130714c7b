import { wrongField } from '../http/apiError.ts';
import type { Notice } from '../notices/notice.ts';
import { noticeSteps } from '../notices/noticeSteps.ts';
import { changeEntry } from './changeEntry.ts';
import type { Changer } from './changingEntry.ts';
import { withHomeRink } from './homeRinkUse.ts';
import type { Limits } from './limits.ts';
import { PlacesChanged } from './placeSteps.ts';
import type { StoredEntry } from './storedEntry.ts';

interface Storing {
  readonly what: 'changed' | 'corrected';
  readonly changer: Changer;
  readonly notice: Notice;
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * Stores an entry as it was changed, with whom to tell, and its home rink as used by the competition.
 * @throws {ApiError} those of changeEntry; ValidationFailed: event or competitionId MustAvailable
 */
export async function storeChange(
  before: StoredEntry,
  after: StoredEntry,
  { what, changer, notice, limits, now }: Storing,
): Promise<StoredEntry> {
  let stored = after;
  await withHomeRink(after, async (kept, use) => {
    stored = await changeEntry(before, kept, {
      ...{ what, now, limits },
      by: changer.accountId,
      reason: changer.reason ?? undefined,
      extra: (changed) => [...use, ...noticeSteps({ entry: changed, notice }, now)],
    });
  }).catch((error: unknown) => {
    throw error instanceof PlacesChanged ? wrongField(error.field, 'MustAvailable') : error;
  });
  return stored;
}
