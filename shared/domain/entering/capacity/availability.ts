import type { Limits } from './limits.ts';
import {
  activeEvents,
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
  limitsOfEvent,
} from './waitlists.ts';

/** An event with what it needs of the limits. */
export interface PlacedEvent {
  readonly id: string;
  readonly formatId: string;
  /** Of its programme. */
  readonly seconds: number;
  /** The limited ice that it takes; without it, as in entries of earlier versions, its programme alone. */
  readonly iceSeconds?: number | undefined;
}

/** The seconds by which an event counts toward limits of ice time (shared/domain/entering/onIce). */
export const iceOf = ({ seconds, iceSeconds = seconds }: Pick<PlacedEvent, 'seconds' | 'iceSeconds'>) =>
  iceSeconds;

/** An event of an entry, with its place or its position on a waitlist. */
export interface EntryEvent extends PlacedEvent {
  readonly state: 'confirmed' | 'waiting';
  readonly waiting: { readonly list: string; readonly position: string } | null;
}

/** An entry as far as capacity is concerned. */
export interface EntryPlaces {
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  readonly events: readonly EntryEvent[];
  /** Ice seconds that it uses by id of each format whose ice time is limited. */
  readonly iceSeconds: Readonly<Record<string, number>>;
}

/** The numbers of each limit's counter, by the name of the limit's waitlist. */
export type LimitCounters = ReadonlyMap<string, Readonly<Record<string, number>>>;

export interface CapacityState {
  readonly counters: LimitCounters;
  readonly limits: Limits;
}

/** The counts that a change adds by the events that it has placed so far. */
export interface Usage {
  /** Ice seconds by format, less those of events that the entry gives up. */
  readonly seconds: Map<string, number>;
  /** The same for all formats together. */
  totalSeconds: number;
  /** Whether the competition's capacity already counts the entry. */
  isCounted: boolean;
}

/** The usage before a change places its first event: what the entry gives up is available to it again. */
export function usageOf(before: EntryPlaces | null, kept: ReadonlySet<string>): Usage {
  const confirmed = activeEvents(before).filter(({ state }) => state === 'confirmed');
  const usage: Usage = { seconds: new Map(), totalSeconds: 0, isCounted: confirmed.length > 0 };
  for (const event of confirmed.filter(({ id }) => !kept.has(id))) addSeconds(usage, event, -1);
  return usage;
}

/** Counts an event that gets a place. */
export function countPlace(usage: Usage, event: PlacedEvent): void {
  addSeconds(usage, event, 1);
  usage.isCounted = true;
}

function addSeconds(usage: Usage, event: PlacedEvent, sign: 1 | -1): void {
  const { formatId } = event;
  const seconds = iceOf(event);
  usage.seconds.set(formatId, (usage.seconds.get(formatId) ?? 0) + sign * seconds);
  usage.totalSeconds += sign * seconds;
}

interface AvailabilityQuery extends CapacityState {
  readonly usage: Usage;
  /** The list that the event is promoted from; null for a new event. */
  readonly from: string | null;
}

/** `unused`: the event needs nothing of the limit, so it passes the limit's waitlist too. */
type Availability = 'unused' | 'available' | 'exhausted';

/**
 * The first limit that an event meets, as the name of its waitlist; null when the event can have a place.
 * Limits are met in the order event, format, competition. While anybody is on a limit's waitlist, the limit
 * counts as reached, except for an event that comes from that list or from the list of a later limit.
 */
export function firstLimitReached(event: PlacedEvent, query: AvailabilityQuery): string | null {
  const { counters, from } = query;
  const lists = limitsOfEvent(event);
  const passed = from === null ? -1 : lists.indexOf(from);
  const availability = [
    eventAvailability(event, query),
    formatAvailability(event, query),
    competitionAvailability(event, query),
  ];
  const isReached = (list: string, index: number) =>
    availability[index] === 'exhausted' ||
    (availability[index] === 'available' && index > passed && countOf(counters, list, 'waiting') > 0);
  return lists.find(isReached) ?? null;
}

const countOf = (counters: LimitCounters, list: string, name: string) => counters.get(list)?.[name] ?? 0;

function eventAvailability({ id }: PlacedEvent, { counters, limits }: AvailabilityQuery): Availability {
  const capacity = limits.places.get(id);
  const hasLeftForm = capacity === undefined && limits.places.size > 0;
  const isFull = typeof capacity === 'number' && countOf(counters, eventWaitlist(id), 'taken') >= capacity;
  return hasLeftForm || isFull ? 'exhausted' : 'available';
}

function formatAvailability(
  event: PlacedEvent,
  { counters, limits, usage }: AvailabilityQuery,
): Availability {
  const limit = limits.iceSeconds.get(event.formatId);
  const needed = (usage.seconds.get(event.formatId) ?? 0) + iceOf(event);
  if (limit === undefined || needed <= 0) return 'unused';
  const used = countOf(counters, formatWaitlist(event.formatId), 'usedSeconds');
  return used + needed > limit ? 'exhausted' : 'available';
}

function competitionAvailability(
  event: PlacedEvent,
  { counters, limits, usage }: AvailabilityQuery,
): Availability {
  const { capacity, iceMinutes } = limits.competition;
  const needsEntry = capacity !== null && !usage.isCounted;
  const neededSeconds = iceMinutes === null ? 0 : usage.totalSeconds + iceOf(event);
  if (!needsEntry && neededSeconds <= 0) return 'unused';
  const left = (name: string) => countOf(counters, COMPETITION_WAITLIST, name);
  const isFull = needsEntry && left('entriesLeft') < 1;
  const lacksIce = neededSeconds > 0 && left('iceSecondsLeft') < neededSeconds;
  return isFull || lacksIce ? 'exhausted' : 'available';
}

/** Whether a programme needs more than all the ice time there is for it, so that waiting cannot help. */
export function exceedsLimits(event: PlacedEvent, { iceSeconds, competition }: Limits): boolean {
  const seconds = iceOf(event);
  const limit = iceSeconds.get(event.formatId);
  return (
    (limit !== undefined && seconds > limit) ||
    (competition.iceMinutes !== null && seconds > competition.iceMinutes * 60)
  );
}
