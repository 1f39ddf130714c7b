import { activeEvents } from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import type { FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { familyCapOf } from '../pricing/familyPrice.ts';

/**
 * A change of an entry may have to promote entries that wait behind it, and to end discounts that its price gave the family's other entries.
 * @param after as it is stored
 * @returns null for nothing
 */
export function leftToDo(before: StoredEntry, after: StoredEntry): FollowUp | null {
  const promotes = freesPlaces(before, after);
  const isCheaper = after.totalPrice < before.totalPrice && familyCapOf(after) !== null;
  if (!promotes && !isCheaper) return null;
  const { competitionId: of, accountId, id, version } = after;
  return { of, change: `${id}.${version}`, promotes, accountId: isCheaper ? accountId : null };
}

/** An entry that leaves the head of a waitlist lets the next one through, as one that leaves a place does. */
function freesPlaces(before: StoredEntry, after: StoredEntry): boolean {
  const kept = new Set(activeEvents(after).map(({ id }) => id));
  return activeEvents(before).some(({ id }) => !kept.has(id)) || usesLessIce(before, after);
}

const usesLessIce = (before: StoredEntry, after: StoredEntry) =>
  Object.entries(before.iceSeconds).some(([format, used]) => (after.iceSeconds[format] ?? 0) < used);
