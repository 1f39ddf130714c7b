import type { Notice } from '../../../store/notifications/notice.ts';
import { noticeSteps } from '../../../store/notifications/noticeSteps.ts';
import { changeWithPlaces } from './changeWithPlaces.ts';
import type { Changer } from './changingEntry.ts';
import { withHomeRink } from '../save/homeRinkUse.ts';
import type { Limits } from '../capacity/limits.ts';
import type { WhenFull } from '../capacity/planPlaces.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

interface Storing {
  readonly what: 'changed' | 'corrected';
  readonly changer: Changer;
  readonly notice: Notice;
  readonly limits: Limits;
  readonly whenFull: WhenFull;
  readonly now: Date;
}

/**
 * Stores an entry as it was changed, with whom to tell, and its home rink as used by the competition. What
 * is added and finds no room waits; what is given up goes to who waits.
 * @throws {ApiError} those of changeWithPlaces
 */
export async function storeChange(
  before: StoredEntry,
  after: StoredEntry,
  { what, changer, notice, limits, whenFull, now }: Storing,
): Promise<StoredEntry> {
  let stored = after;
  await withHomeRink(after, async (kept, use) => {
    const change = {
      ...{ what, now, limits },
      by: changer.accountId,
      reason: changer.reason ?? undefined,
      extra: (changed: StoredEntry) => [...use, ...noticeSteps({ entry: changed, notice }, now)],
    };
    stored = await changeWithPlaces(before, kept, change, whenFull);
  });
  return stored;
}
