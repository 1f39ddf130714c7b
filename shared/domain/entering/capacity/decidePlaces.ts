import {
  countPlace,
  exceedsLimits,
  firstLimitReached,
  iceOf,
  usageOf,
  type EntryEvent,
  type EntryPlaces,
  type LimitCounters,
  type PlacedEvent,
} from './availability.ts';
import type { Limits } from './limits.ts';
import { activeEvents } from './waitlists.ts';

/** The decision on one event of an entry. */
export type PlaceDecision =
  /** The entry had it before: its place, or its position on the waitlist, stays. */
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'confirmed' }
  | { readonly outcome: 'waitlisted'; readonly list: string }
  /** It needs more than all the ice time of this list's limit. */
  | { readonly outcome: 'refused'; readonly list: string };

interface PlaceFacts {
  /** Null to assume that every limit has room. */
  readonly counters: LimitCounters | null;
  readonly limits: Limits;
}

/**
 * Decides for each event that an entry asks for, in its order: a place, or the waitlist of the first limit it
 * meets. The ice that the entry gives up counts as available, and each place given counts for the next event.
 * @param before null for a new entry; a withdrawn one has no places
 */
export function decidePlaces(
  before: EntryPlaces | null,
  wanted: readonly PlacedEvent[],
  { counters, limits }: PlaceFacts,
): PlaceDecision[] {
  const had = new Set(activeEvents(before).map(({ id }) => id));
  const usage = usageOf(before, new Set(wanted.map(({ id }) => id)));
  return wanted.map((event): PlaceDecision => {
    if (had.has(event.id)) return { outcome: 'kept' };
    const list = counters && firstLimitReached(event, { counters, limits, usage, from: null });
    if (list === null) {
      countPlace(usage, event);
      return { outcome: 'confirmed' };
    }
    return { outcome: exceedsLimits(event, limits) ? 'refused' : 'waitlisted', list };
  });
}

/**
 * The seconds that an entry uses of each format's ice time. Where a format's limit was removed, the
 * seconds counted before stay, so that the counter stays true if the limit comes back.
 */
export function iceOfEntry(
  events: readonly EntryEvent[],
  { iceSeconds }: Limits,
  before: Pick<EntryPlaces, 'iceSeconds'> | null,
): Record<string, number> {
  const used = new Map<string, number>();
  for (const event of events) {
    const { formatId, state } = event;
    if (state === 'confirmed') used.set(formatId, (used.get(formatId) ?? 0) + iceOf(event));
  }
  const counted = [...used].map(([formatId, seconds]) => {
    const most = iceSeconds.has(formatId) ? seconds : (before?.iceSeconds[formatId] ?? 0);
    return [formatId, Math.min(seconds, most)] as const;
  });
  return Object.fromEntries(counted.filter(([, seconds]) => seconds > 0));
}
