import {
  iceOf,
  type EntryEvent,
  type EntryPlaces,
  type PlacedEvent,
} from '../../../../../shared/domain/entering/capacity/availability.ts';
import type { EntryCounts } from '../../../../../shared/domain/entering/capacity/entryCounts.ts';
import type { Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import {
  activeEvents,
  compareLimits,
  COMPETITION_WAITLIST,
  parseWaitlistName,
  waitlistedEvents,
} from '../../../../../shared/domain/entering/capacity/waitlists.ts';

/** A condition on the numbers of one counter, with the values that it names. */
export interface CounterCondition {
  readonly text: string;
  readonly values: Readonly<Record<string, number>>;
}

/** How often each list had been reordered when its head was read, by the list's name. */
export type ListRevisions = ReadonlyMap<string, number>;

export interface CapacityChange {
  readonly before: EntryPlaces | null;
  readonly after: EntryPlaces;
  readonly limits: Limits;
  readonly listRevisions: ListRevisions;
}

const NOBODY = { ':nobody': 0 };

/** Race: another entry takes the last place of the event first. */
function hasPlaceCondition(capacity: number): CounterCondition {
  return { text: '(attribute_not_exists(taken) OR taken <= :most)', values: { ':most': capacity - 1 } };
}

/** Race: other entries use the last ice of the format first. */
function hasIceCondition(limitSeconds: number, needed: number): CounterCondition {
  const isUnused = 'attribute_not_exists(usedSeconds)';
  // A programme longer than the limit does not fit even while the counter is missing.
  const text = needed > limitSeconds ? 'usedSeconds <= :most' : `(${isUnused} OR usedSeconds <= :most)`;
  return { text, values: { ':most': limitSeconds - needed } };
}

/** Race: another entry takes the last of a competition's limit first, or the organiser lowers the limit. */
function hasRemainingCondition(counter: string, needed: number): CounterCondition {
  return { text: `${counter} >= :${counter}Least`, values: { [`:${counter}Least`]: needed } };
}

/** Race: an entry joins the waitlist first, so that a new entry would pass it. */
function nobodyWaitsCondition(): CounterCondition {
  return { text: '(attribute_not_exists(waiting) OR waiting = :nobody)', values: NOBODY };
}

/** Race: another entry comes to the head of the list, moved by the organiser or promoted from an earlier limit. */
function headOfListCondition(revision: number): CounterCondition {
  return revision === 0
    ? { text: '(attribute_not_exists(reordered) OR reordered = :order)', values: { ':order': 0 } }
    : { text: 'reordered = :order', values: { ':order': revision } };
}

/** Race: a place opens before the entry joins the list, so that it would wait beside a free place. */
function noPlaceCondition(capacity: number): CounterCondition {
  return { text: '(taken > :most OR waiting > :nobody)', values: { ':most': capacity - 1, ...NOBODY } };
}

/** Race: ice of the format opens before the entry joins the list. */
function noIceCondition(limitSeconds: number, needed: number): CounterCondition {
  const isMissing = 'attribute_not_exists(usedSeconds)';
  // More than the whole limit lacks ice even while the counter is missing.
  const lacksIce = needed > limitSeconds ? `${isMissing} OR usedSeconds > :full` : 'usedSeconds > :full';
  return {
    text: `(${lacksIce} OR waiting > :nobody)`,
    values: { ':full': limitSeconds - needed, ...NOBODY },
  };
}

/** Race: something of the competition's limits opens before the entry joins the list. */
function noRemainingCondition(needs: Readonly<Record<string, number>>): CounterCondition {
  const texts = Object.keys(needs).map((counter) => `${counter} < :${counter}Full`);
  const values = Object.entries(needs).map(([counter, needed]) => [`:${counter}Full`, needed] as const);
  return {
    text: `(${[...texts, 'waiting > :nobody'].join(' OR ')})`,
    values: { ...Object.fromEntries(values), ...NOBODY },
  };
}

/**
 * The conditions under which a change may add to the counter behind a list: an event that takes a place needs
 * room and passes nobody; an event that joins the list must not find room. Giving back needs no condition.
 */
export function counterConditions(
  list: string,
  add: EntryCounts,
  change: CapacityChange,
): CounterCondition[] {
  const limit = parseWaitlistName(list);
  if (limit.of === 'event') return eventConditions(list, limit.eventId, change);
  if (limit.of === 'format') return formatConditions(list, limit.formatId, add['usedSeconds'] ?? 0, change);
  return competitionConditions(-(add['entriesLeft'] ?? 0), -(add['iceSecondsLeft'] ?? 0), change);
}

function eventConditions(list: string, eventId: string, change: CapacityChange): CounterCondition[] {
  const capacity = change.limits.places.get(eventId) ?? null;
  const taken = newlyConfirmed(change).find(({ id }) => id === eventId);
  if (taken) {
    return [
      ...(capacity === null ? [] : [hasPlaceCondition(capacity)]),
      ...lineConditions(list, taken.from, change),
    ];
  }
  return capacity === null || newlyWaitlisted(list, change).length === 0 ? [] : [noPlaceCondition(capacity)];
}

function formatConditions(
  list: string,
  formatId: string,
  needed: number,
  change: CapacityChange,
): CounterCondition[] {
  const limitSeconds = change.limits.iceSeconds.get(formatId);
  if (limitSeconds === undefined) return [];
  const conditions: CounterCondition[] = [];
  // An entry that takes no place keeps those it has, whatever they count by now.
  const taken = newlyConfirmed(change).find((event) => event.formatId === formatId);
  if (needed > 0 && taken) {
    conditions.push(hasIceCondition(limitSeconds, needed), ...lineConditions(list, taken.from, change));
  }
  const [joined] = newlyWaitlisted(list, change);
  if (joined) conditions.push(noIceCondition(limitSeconds, Math.max(0, needed) + iceOf(joined)));
  return conditions;
}

function competitionConditions(entries: number, seconds: number, change: CapacityChange): CounterCondition[] {
  const { capacity, iceMinutes } = change.limits.competition;
  const conditions: CounterCondition[] = [];
  const [taken] = newlyConfirmed(change);
  if (taken) {
    if (capacity !== null && entries > 0) conditions.push(hasRemainingCondition('entriesLeft', entries));
    if (iceMinutes !== null && seconds > 0) conditions.push(hasRemainingCondition('iceSecondsLeft', seconds));
    if (conditions.length > 0) conditions.push(...lineConditions(COMPETITION_WAITLIST, taken.from, change));
  }
  const [joined] = newlyWaitlisted(COMPETITION_WAITLIST, change);
  if (joined) {
    const hasPlace = change.after.events.some(({ state }) => state === 'confirmed');
    conditions.push(
      noRemainingCondition({
        ...(capacity !== null && !hasPlace && { entriesLeft: 1 }),
        ...(iceMinutes !== null && { iceSecondsLeft: Math.max(0, seconds) + iceOf(joined) }),
      }),
    );
  }
  return conditions;
}

/**
 * No entry passes the head of a list. A new event, or one from an earlier limit's list, needs an empty list; one
 * from this list needs to be its head still; one from a later limit's list has already passed this limit.
 */
function lineConditions(
  list: string,
  from: string | null | undefined,
  { listRevisions }: CapacityChange,
): CounterCondition[] {
  const order = from ? compareLimits(from, list) : -1;
  if (order < 0) return [nobodyWaitsCondition()];
  return order === 0 ? [headOfListCondition(listRevisions.get(list) ?? 0)] : [];
}

const eventBefore = ({ before }: CapacityChange, id: string) =>
  activeEvents(before).find((event) => event.id === id);

interface ConfirmedEvent extends PlacedEvent {
  /** The list it was promoted from; null for a new event. */
  readonly from: string | null;
}

/** Events that take a place by this change. */
function newlyConfirmed(change: CapacityChange): ConfirmedEvent[] {
  return activeEvents(change.after)
    .filter(({ id, state }) => state === 'confirmed' && eventBefore(change, id)?.state !== 'confirmed')
    .map((event) => ({ ...event, from: eventBefore(change, event.id)?.waiting?.list ?? null }));
}

/** Events that join this list by this change. */
function newlyWaitlisted(list: string, change: CapacityChange): EntryEvent[] {
  return waitlistedEvents(change.after).filter(
    ({ id, waiting }) => waiting.list === list && eventBefore(change, id)?.waiting?.list !== list,
  );
}
