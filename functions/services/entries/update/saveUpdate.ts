import type { NotificationContent } from '../../../store/notifications/notification.ts';
import { notificationWrites } from '../../../store/notifications/notificationWrites.ts';
import { saveWithCapacity } from './saveWithCapacity.ts';
import type { EditedBy } from './updateEntryOfAnyKind.ts';
import { countHomeRink } from '../save/countHomeRink.ts';
import type { Limits } from '../../../../shared/domain/capacity/limits.ts';
import type { WhenFull } from '../capacity/assignPlaces.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

interface UpdateOptions {
  readonly action: 'changed' | 'corrected';
  readonly editedBy: EditedBy;
  readonly notice: NotificationContent;
  readonly limits: Limits;
  readonly whenFull: WhenFull;
  readonly now: Date;
}

/**
 * Stores an entry as it was changed, with whom to tell, and its home rink as used by the competition. What
 * is added and finds no room waits; what is given up goes to who waits.
 * @throws {ApiError} those of saveWithCapacity
 */
export async function saveUpdate(
  before: StoredEntry,
  after: StoredEntry,
  { action, editedBy, notice, limits, whenFull, now }: UpdateOptions,
): Promise<StoredEntry> {
  let stored = after;
  await countHomeRink(after, async (kept, use) => {
    const change = {
      action,
      now,
      limits,
      by: editedBy.accountId,
      reason: editedBy.reason ?? undefined,
      extraWrites: (changed: StoredEntry) => [...use, ...notificationWrites({ entry: changed, notice }, now)],
    };
    stored = await saveWithCapacity(before, kept, change, whenFull);
  });
  return stored;
}
