/**
 * The names of a competition's waitlists. Each limit has one list and one counter, and the list's name stands
 * for both. A waitlisted event is in exactly one list: that of the first limit it met.
 */

/** For the competition as a whole. */
export const COMPETITION_WAITLIST = '*';

const EVENT = 'event:';
const FORMAT = 'format:';

/** For a place in an event. */
export const eventWaitlist = (eventId: string) => `${EVENT}${eventId}`;

/** For the ice time of a format. */
export const formatWaitlist = (formatId: string) => `${FORMAT}${formatId}`;

export type WaitlistOf =
  | { readonly of: 'event'; readonly eventId: string }
  | { readonly of: 'format'; readonly formatId: string }
  | { readonly of: 'competition' };

export function parseWaitlistName(name: string): WaitlistOf {
  if (name.startsWith(EVENT)) return { of: 'event', eventId: name.slice(EVENT.length) };
  if (name.startsWith(FORMAT)) return { of: 'format', formatId: name.slice(FORMAT.length) };
  return { of: 'competition' };
}

/** The order in which an event meets limits. */
const LIMIT_ORDER: readonly WaitlistOf['of'][] = ['event', 'format', 'competition'];

/** Whether a list belongs to an earlier limit than another list: below 0 when it does, 0 for equal limits. */
export function compareLimits(list: string, other: string): number {
  const rank = (name: string) => LIMIT_ORDER.indexOf(parseWaitlistName(name).of);
  return rank(list) - rank(other);
}

/** The lists of the limits that an event can meet, in their order. */
export function limitsOfEvent({
  id,
  formatId,
}: {
  readonly id: string;
  readonly formatId: string;
}): string[] {
  return [eventWaitlist(id), formatWaitlist(formatId), COMPETITION_WAITLIST];
}

interface EntryEvents<Event> {
  readonly state: string;
  readonly events: readonly Event[];
}

/** The events that an entry is in; a withdrawn entry keeps its events for the record but is in none. */
export function activeEvents<Event>(entry: EntryEvents<Event> | null): readonly Event[] {
  return entry === null || entry.state === 'withdrawn' ? [] : entry.events;
}

type Waitlisted<Event extends { readonly waiting: object | null }> = Event & {
  readonly waiting: NonNullable<Event['waiting']>;
};

/** The events of an entry that are on a waitlist. */
export function waitlistedEvents<Event extends { readonly waiting: object | null }>(
  entry: EntryEvents<Event> | null,
): Waitlisted<Event>[] {
  return activeEvents(entry).filter((event): event is Waitlisted<Event> => event.waiting !== null);
}
