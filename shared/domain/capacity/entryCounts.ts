import type { EntryKind } from '../../contract/competitions/forms.ts';
import { eventWaitlist } from './waitlists.ts';

/** What of an entry is counted. Money in minor units, programme time in seconds. */
export interface CountedEntry {
  readonly kind: EntryKind;
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  readonly events: readonly CountedEvent[];
  readonly totalPrice: number;
  readonly paid: number;
  /** The venue's day on which it came in; null for an entry older than this count. */
  readonly submittedOn: string | null;
}

interface CountedEvent {
  readonly id: string;
  readonly seconds: number;
  readonly state: 'confirmed' | 'waiting';
  readonly waiting: { readonly list: string } | null;
}

/** Numbers that are added to the counter of one event, by name. */
export type EntryCounts = Readonly<Record<string, number>>;

const DAY = 'day#';

/**
 * What an entry adds to the counters of its events. A change of an entry adds the difference of what it
 * counts after and before. What belongs to the entry as a whole (its kind, its charge, its day) stands
 * with the first event, so that a sum over the events has it once. Of one that is withdrawn there is
 * nothing left but the money, which the books keep.
 */
export function entryCounts(entry: CountedEntry): { eventId: string; add: EntryCounts }[] {
  const money: EntryCounts = { charged: entry.totalPrice, paid: entry.paid };
  return entry.events.map((event, index) => ({
    eventId: event.id,
    add: {
      ...(entry.state !== 'withdrawn' && eventCounts(event)),
      ...(index === 0 && { ...money, ...enteredCounts(entry) }),
    },
  }));
}

function enteredCounts({ kind, state, submittedOn }: CountedEntry): EntryCounts {
  if (state === 'withdrawn') return {};
  if (state === 'waiting') return { waitingEntries: 1 };
  return { [`${kind}Entries`]: 1, ...(submittedOn !== null && { [`${DAY}${submittedOn}`]: 1 }) };
}

/** Who waits for this event's place stands in its list; who waits for ice or the competition, elsewhere. */
function eventCounts({ id, seconds, state, waiting }: CountedEvent): EntryCounts {
  if (state === 'confirmed') return { taken: 1, iceSeconds: seconds };
  return waiting?.list === eventWaitlist(id) ? { waiting: 1 } : { waitingElsewhere: 1 };
}

/** Numbers to add to get from one count to another; what does not change is left out. */
export function countsBetween(before: EntryCounts, after: EntryCounts): EntryCounts {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differences = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0));
}

export interface EntrySums {
  readonly skaters: number;
  readonly teams: number;
  readonly dances: number;
  /** Places taken in all events. */
  readonly eventsEntered: number;
  readonly iceSeconds: number;
  /** Minor units. */
  readonly charged: number;
  readonly paid: number;
}

/** The sums over the counters of a competition's events. */
export function entrySums(counters: readonly EntryCounts[]): EntrySums {
  const sum = (name: string) => counters.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  return {
    skaters: sum('individualEntries'),
    teams: sum('teamEntries'),
    dances: sum('danceEntries'),
    eventsEntered: sum('taken'),
    iceSeconds: sum('iceSeconds'),
    charged: sum('charged'),
    paid: sum('paid'),
  };
}

export interface DayCount {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
  readonly entries: number;
}

/** How many entries came in on each day that had some, in order; those withdrawn are counted no more. */
export function entriesOfDays(counters: readonly EntryCounts[]): DayCount[] {
  const days = new Map<string, number>();
  for (const [name, count] of counters.flatMap((counts) => Object.entries(counts))) {
    if (name.startsWith(DAY)) days.set(name, (days.get(name) ?? 0) + count);
  }
  return [...days]
    .filter(([, entries]) => entries > 0)
    .map(([name, entries]) => ({ day: name.slice(DAY.length), entries }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
