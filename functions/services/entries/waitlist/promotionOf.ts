import { eventWaitlist } from '../../../../shared/domain/capacity/waitlists.ts';
import { iceOfEntry } from '../capacity/assignPlaces.ts';
import type { LimitCounters } from '../../../store/capacity/limitCounters.ts';
import type { Limits } from '../capacity/limits.ts';
import { addUsage, firstLimitReached, usageOf } from '../capacity/availability.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

export interface Promotion {
  readonly after: StoredEntry;
  /** Ids of the events that get a place. */
  readonly promoted: readonly string[];
}

/**
 * What becomes of the events with which an entry stands at the head of a list: as many in turn as there is
 * room for get a place, or move to the list of the next limit that they meet, at their own position. Null
 * where the head has to go on waiting.
 * @param head ids of those events, in the list's order
 */
export function promotionOf(
  entry: StoredEntry,
  list: string,
  head: readonly string[],
  { counters, limits }: { readonly counters: LimitCounters; readonly limits: Limits },
): Promotion | null {
  const usage = usageOf(entry, new Set(entry.events.map(({ id }) => id)));
  const changed = new Map<string, StoredEvent>();
  for (const id of head) {
    const event = entry.events.find((one) => one.id === id && one.waiting?.list === list);
    if (!event?.waiting) break;
    const limit = firstLimitReached(event, { counters, limits, usage, from: list });
    if (limit === list) break;
    if (limit === null) {
      addUsage(usage, event, 1);
      changed.set(id, { ...event, state: 'confirmed', waiting: null });
      continue;
    }
    // Who moves on takes no place yet: no more of them than there are places, or they would all move.
    if (list === eventWaitlist(id) && unreservedPlaces(id, { counters, limits }) <= changed.size) break;
    changed.set(id, { ...event, waiting: { ...event.waiting, list: limit } });
  }
  if (changed.size === 0) return null;
  const events = entry.events.map((event) => changed.get(event.id) ?? event);
  const promoted = [...changed].filter(([, event]) => event.state === 'confirmed').map(([id]) => id);
  return { after: { ...entry, events, iceSeconds: iceOfEntry(events, limits, entry) }, promoted };
}

/** Places of an event that are neither taken nor kept for somebody who waits for the next limit already. */
function unreservedPlaces(
  eventId: string,
  { counters, limits }: { readonly counters: LimitCounters; readonly limits: Limits },
): number {
  const capacity = limits.places.get(eventId) ?? null;
  if (capacity === null) return Infinity;
  const counts = counters.get(eventWaitlist(eventId));
  return capacity - (counts?.['taken'] ?? 0) - (counts?.['waitingElsewhere'] ?? 0);
}
