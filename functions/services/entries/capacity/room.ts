import { COMPETITION_LIST, eventList, formatList } from '../../../../shared/domain/capacity/waitingLists.ts';
import type { LimitCounters } from '../../../store/capacity/limitCounters.ts';
import type { Limits } from './limits.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** What of an event takes room. */
type Programme = Pick<StoredEvent, 'id' | 'formatId' | 'seconds'>;

/** What an entry would add to the counters with the events that were placed so far. */
export interface Running {
  /** Programme seconds by format, what it gives up taken off. */
  readonly seconds: Map<string, number>;
  /** Of all formats. */
  total: number;
  /** Whether it counts as an entry of the competition already. */
  counts: boolean;
}

/** From what an entry has a place in before a change, and which events stay. */
export function runningOf(before: StoredEntry | null, kept: ReadonlySet<string>): Running {
  const held = (before?.state === 'withdrawn' ? [] : (before?.events ?? [])).filter(
    ({ state }) => state === 'confirmed',
  );
  const running: Running = { seconds: new Map(), total: 0, counts: held.length > 0 };
  for (const event of held.filter(({ id }) => !kept.has(id))) add(running, event, -1);
  return running;
}

export function add(running: Running, { formatId, seconds }: Programme, sign: 1 | -1): void {
  running.seconds.set(formatId, (running.seconds.get(formatId) ?? 0) + sign * seconds);
  running.total += sign * seconds;
  if (sign > 0) running.counts = true;
}

interface Asked {
  readonly counters: LimitCounters;
  readonly limits: Limits;
  readonly running: Running;
  /** The list that it waits in, whose own people it does not have to stand behind. */
  readonly from: string | null;
}

/**
 * The first limit that an event meets, as the name of the list in which to wait for it; null where it
 * has a place. A limit's own list comes after the event's, the format's before the competition's: who has
 * come as far as a later one stands before all who wait for an earlier one.
 */
export function limitMet(event: Programme, { counters, limits, running, from }: Asked): string | null {
  const [ofEvent, ofFormat] = [eventList(event.id), formatList(event.formatId)];
  const order = [ofEvent, ofFormat, COMPETITION_LIST];
  const passed = from === null ? -1 : order.indexOf(from);
  const isBehind = (list: string) => order.indexOf(list) > passed && count(list, 'waiting') > 0;
  const count = (list: string, name: string) => counters.get(list)?.[name] ?? 0;

  const capacity = limits.places.get(event.id);
  // An event that the form has no more takes nobody.
  if (capacity === undefined && limits.places.size > 0) return ofEvent;
  const isFull = typeof capacity === 'number' && count(ofEvent, 'taken') >= capacity;
  if (isFull || isBehind(ofEvent)) return ofEvent;

  const most = limits.iceSeconds.get(event.formatId);
  const seconds = (running.seconds.get(event.formatId) ?? 0) + event.seconds;
  const isShort = most !== undefined && count(ofFormat, 'usedSeconds') + seconds > most;
  if (most !== undefined && seconds > 0 && (isShort || isBehind(ofFormat))) return ofFormat;

  const { capacity: entries, iceMinutes } = limits.caps;
  const needsEntry = entries !== null && !running.counts;
  const ice = iceMinutes === null ? 0 : running.total + event.seconds;
  const isOver =
    (needsEntry && count(COMPETITION_LIST, 'entriesLeft') < 1) ||
    (ice > 0 && count(COMPETITION_LIST, 'iceSecondsLeft') < ice);
  if ((needsEntry || ice > 0) && (isOver || isBehind(COMPETITION_LIST))) return COMPETITION_LIST;
  return null;
}

/** Whether an event is longer than all the ice that there is for it: no place will ever come free. */
export function neverFits({ formatId, seconds }: Programme, { iceSeconds, caps }: Limits): boolean {
  const most = iceSeconds.get(formatId);
  return (
    (most !== undefined && seconds > most) || (caps.iceMinutes !== null && seconds > caps.iceMinutes * 60)
  );
}
