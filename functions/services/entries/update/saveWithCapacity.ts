import { promoteWaitlisted } from '../waitlist/promoteWaitlisted.ts';
import { saveEntry, type EntryUpdate } from '../save/saveEntry.ts';
import type { Limits } from '../../../../shared/domain/capacity/limits.ts';
import { assignPlaces, retryOnCapacityConflict, type WhenFull } from '../capacity/assignPlaces.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/**
 * Changes an entry whose events may come and go: new ones get a place or join the list of the limit they
 * meet, and what it gives up goes to who waits.
 * @throws {ApiError} those of saveEntry; ValidationFailed: event or competitionId MustAvailable; Busy
 */
export async function saveWithCapacity<Entry extends StoredEntry>(
  before: Entry,
  after: Entry,
  change: EntryUpdate & { readonly limits: Limits },
  whenFull: WhenFull = 'join',
): Promise<Entry> {
  const { limits, now } = change;
  const stored = await retryOnCapacityConflict(before.competitionId, whenFull, (counters) =>
    saveEntry(before, assignPlaces(before, after, { counters, limits, now }), change),
  );
  if (freesPlace(before, stored)) await promoteWaitlisted(before.competitionId, now);
  return stored;
}

/** Whether a place, or a place in a list, is free now that was not. */
function freesPlace(before: StoredEntry, after: StoredEntry): boolean {
  if (before.state === 'withdrawn') return false;
  const kept = new Set(after.state === 'withdrawn' ? [] : after.events.map(({ id }) => id));
  return before.events.some(({ id }) => !kept.has(id));
}
