import {
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
} from '../../../../shared/domain/capacity/waitlists.ts';
import type { LimitCounters } from '../../../store/capacity/limitCounters.ts';
import type { Limits } from './limits.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** What of an event takes room. */
type PlacedEvent = Pick<StoredEvent, 'id' | 'formatId' | 'seconds'>;

/** What an entry would add to the counters with the events that were placed so far. */
export interface Usage {
  /** Programme seconds by format, what it gives up taken off. */
  readonly seconds: Map<string, number>;
  /** Of all formats. */
  total: number;
  /** Whether it counts as an entry of the competition already. */
  counts: boolean;
}

/** From what an entry has a place in before a change, and which events stay. */
export function usageOf(before: StoredEntry | null, kept: ReadonlySet<string>): Usage {
  const placed = (before?.state === 'withdrawn' ? [] : (before?.events ?? [])).filter(
    ({ state }) => state === 'confirmed',
  );
  const usage: Usage = { seconds: new Map(), total: 0, counts: placed.length > 0 };
  for (const event of placed.filter(({ id }) => !kept.has(id))) addUsage(usage, event, -1);
  return usage;
}

export function addUsage(usage: Usage, { formatId, seconds }: PlacedEvent, sign: 1 | -1): void {
  usage.seconds.set(formatId, (usage.seconds.get(formatId) ?? 0) + sign * seconds);
  usage.total += sign * seconds;
  if (sign > 0) usage.counts = true;
}

interface AvailabilityQuery {
  readonly counters: LimitCounters;
  readonly limits: Limits;
  readonly usage: Usage;
  /** The list that it waits in, whose own people it does not have to stand behind. */
  readonly from: string | null;
}

/**
 * The first limit that an event meets, as the name of the list in which to wait for it; null where it
 * has a place. A limit's own list comes after the event's, the format's before the competition's: who has
 * come as far as a later one stands before all who wait for an earlier one.
 */
export function firstLimitReached(
  event: PlacedEvent,
  { counters, limits, usage, from }: AvailabilityQuery,
): string | null {
  const [ofEvent, ofFormat] = [eventWaitlist(event.id), formatWaitlist(event.formatId)];
  const order = [ofEvent, ofFormat, COMPETITION_WAITLIST];
  const passed = from === null ? -1 : order.indexOf(from);
  const isBehind = (list: string) => order.indexOf(list) > passed && count(list, 'waiting') > 0;
  const count = (list: string, name: string) => counters.get(list)?.[name] ?? 0;

  const capacity = limits.places.get(event.id);
  // An event that the form has no more takes nobody.
  if (capacity === undefined && limits.places.size > 0) return ofEvent;
  const isFull = typeof capacity === 'number' && count(ofEvent, 'taken') >= capacity;
  if (isFull || isBehind(ofEvent)) return ofEvent;

  const most = limits.iceSeconds.get(event.formatId);
  const seconds = (usage.seconds.get(event.formatId) ?? 0) + event.seconds;
  const isShort = most !== undefined && count(ofFormat, 'usedSeconds') + seconds > most;
  if (most !== undefined && seconds > 0 && (isShort || isBehind(ofFormat))) return ofFormat;

  const { capacity: entries, iceMinutes } = limits.competition;
  const needsEntry = entries !== null && !usage.counts;
  const ice = iceMinutes === null ? 0 : usage.total + event.seconds;
  const isOver =
    (needsEntry && count(COMPETITION_WAITLIST, 'entriesLeft') < 1) ||
    (ice > 0 && count(COMPETITION_WAITLIST, 'iceSecondsLeft') < ice);
  if ((needsEntry || ice > 0) && (isOver || isBehind(COMPETITION_WAITLIST))) return COMPETITION_WAITLIST;
  return null;
}

/** Whether an event is longer than all the ice that there is for it: no place will ever come free. */
export function exceedsLimits(
  { formatId, seconds }: PlacedEvent,
  { iceSeconds, competition }: Limits,
): boolean {
  const most = iceSeconds.get(formatId);
  return (
    (most !== undefined && seconds > most) ||
    (competition.iceMinutes !== null && seconds > competition.iceMinutes * 60)
  );
}
