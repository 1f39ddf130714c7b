import {
  countPlace,
  firstLimitReached,
  usageOf,
  type CapacityState,
  type EntryPlaces,
  type LimitCounters,
} from './availability.ts';
import { compareLimits, eventWaitlist } from './waitlists.ts';

/** A waitlisted event gets a place, or goes on to the waitlist of a later limit at its own position. */
export type Promotion =
  | { readonly outcome: 'confirmed' }
  | { readonly outcome: 'waitlisted'; readonly list: string };

/**
 * The waitlists that anybody is on, in the order in which their heads are promoted: the competition's first,
 * then formats', then events'. Entries on a later limit's list have already passed the earlier limits.
 */
export function waitlistsToPromote(counters: LimitCounters): string[] {
  return [...counters]
    .filter(([, counts]) => (counts['waiting'] ?? 0) > 0)
    .map(([list]) => list)
    .sort((list, other) => compareLimits(other, list));
}

/**
 * Decides what becomes of the events with which an entry stands at the head of a list, by event id: as many as
 * fit, in the list's order. An event that is not in the answer stays at the head, and so do those behind it.
 * @param head ids of those events, in the list's order
 */
export function decidePromotion(
  entry: EntryPlaces,
  list: string,
  head: readonly string[],
  state: CapacityState,
): Map<string, Promotion> {
  const usage = usageOf(entry, new Set(entry.events.map(({ id }) => id)));
  const promotions = new Map<string, Promotion>();
  for (const id of head) {
    const event = entry.events.find((one) => one.id === id && one.waiting?.list === list);
    if (!event) break;
    const limit = firstLimitReached(event, { ...state, usage, from: list });
    if (limit === list) break;
    if (limit === null) {
      countPlace(usage, event);
      promotions.set(id, { outcome: 'confirmed' });
      continue;
    }
    // An event that moves on takes no place yet. Without this check the whole list would move on.
    if (list === eventWaitlist(id) && unreservedPlaces(id, state) <= promotions.size) break;
    promotions.set(id, { outcome: 'waitlisted', list: limit });
  }
  return promotions;
}

/** Places of an event that are neither taken nor reserved for entries on the list of a later limit. */
function unreservedPlaces(eventId: string, { counters, limits }: CapacityState): number {
  const capacity = limits.places.get(eventId) ?? null;
  if (capacity === null) return Infinity;
  const counts = counters.get(eventWaitlist(eventId));
  return capacity - (counts?.['taken'] ?? 0) - (counts?.['waitingElsewhere'] ?? 0);
}
