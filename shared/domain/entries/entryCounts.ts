import type { EntryKind } from '../../contract/forms.ts';

/** What of an entry is counted. Money in minor units, programme time in seconds. */
export interface CountedEntry {
  readonly kind: EntryKind;
  readonly events: readonly { readonly id: string; readonly seconds: number }[];
  readonly totalPrice: number;
  readonly paid: number;
  /** The venue's day on which it came in; null for an entry older than this count. */
  readonly submittedOn: string | null;
}

/** Numbers that are added to the counter of one event, by name. */
export type Counts = Readonly<Record<string, number>>;

const DAY = 'day#';

/**
 * What an entry adds to the counters of its events. What belongs to the entry as a whole (its kind,
 * its charge, its day) stands with the first event, so that a sum over the events has it once.
 */
export function entryCounts(entry: CountedEntry): { eventId: string; add: Counts }[] {
  const once: Counts = {
    [`${entry.kind}Entries`]: 1,
    charged: entry.totalPrice,
    paid: entry.paid,
    ...(entry.submittedOn !== null && { [`${DAY}${entry.submittedOn}`]: 1 }),
  };
  return entry.events.map(({ id, seconds }, index) => ({
    eventId: id,
    add: { taken: 1, iceSeconds: seconds, ...(index === 0 && once) },
  }));
}

/** What a withdrawal takes back of what was added: all but the money, which the books keep. */
export function takenBack({ charged: _charged, paid: _paid, ...counts }: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, -count]));
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
export function entrySums(counters: readonly Counts[]): EntrySums {
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
export function entriesOfDays(counters: readonly Counts[]): DayCount[] {
  const days = new Map<string, number>();
  for (const [name, count] of counters.flatMap((counts) => Object.entries(counts))) {
    if (name.startsWith(DAY)) days.set(name, (days.get(name) ?? 0) + count);
  }
  return [...days]
    .filter(([, entries]) => entries > 0)
    .map(([name, entries]) => ({ day: name.slice(DAY.length), entries }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
