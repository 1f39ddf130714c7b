import { ENTRY_KINDS, type EntryKind } from '../../../contract/entering/competitions/forms.ts';
import { iceOf, type EntryEvent, type EntryPlaces } from './availability.ts';
import type { CompetitionLimits } from './limits.ts';
import {
  activeEvents,
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
  parseWaitlistName,
  waitlistedEvents,
} from './waitlists.ts';

/** The facts of an entry that counters of events count. Money in minor units, ice time in seconds. */
export interface CountedEntry {
  readonly kind: EntryKind;
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  readonly events: readonly Omit<EntryEvent, 'formatId'>[];
  readonly totalPrice: number;
  readonly paid: number;
  /** The venue's day of the submit. */
  readonly submittedOn: string;
  /** See `waiverVersionOfAll`. */
  readonly waiverVersion: string | null;
}

/** Numbers that an entry adds to one counter, by name. */
export type EntryCounts = Readonly<Record<string, number>>;

const DAY = 'day#';

/** Entries of a kind in which everybody has this version of the waiver. */
const waiverCounter = (kind: EntryKind, version: string) => `${kind}Waiver#${version}`;

/**
 * Computes what an entry adds to the counter of each of its events. Everything that belongs to the entry as a whole (its kind,
 * charge and day) is counted with its first event, so that a sum over the events has it once. A withdrawn
 * entry counts only as one, and with its money, which the ledger keeps.
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

function enteredCounts({ kind, state, submittedOn, waiverVersion }: CountedEntry): EntryCounts {
  if (state === 'withdrawn') return { [`${kind}Withdrawn`]: 1 };
  const waiver = waiverVersion === null ? {} : { [waiverCounter(kind, waiverVersion)]: 1 };
  if (state === 'waiting') return { waitingEntries: 1, [`${kind}Waiting`]: 1, ...waiver };
  return { [`${kind}Entries`]: 1, [`${DAY}${submittedOn}`]: 1, ...waiver };
}

/** An event on the waitlist of a format or of the competition is `waitingElsewhere` for its own counter. */
function eventCounts(event: CountedEntry['events'][number]): EntryCounts {
  const { id, state, waiting } = event;
  if (state === 'confirmed') return { taken: 1, iceSeconds: iceOf(event) };
  return waiting?.list === eventWaitlist(id) ? { waiting: 1 } : { waitingElsewhere: 1 };
}

/**
 * Computes what an entry adds to every counter of its competition, by the name of the counter's waitlist. The counters
 * of the competition's own limits count down.
 */
export function countsByLimit(
  entry: CountedEntry & EntryPlaces,
  limits: CompetitionLimits,
): ReadonlyMap<string, EntryCounts> {
  return new Map([
    ...entryCounts(entry).map(({ eventId, add }) => [eventWaitlist(eventId), add] as const),
    ...formatCounts(entry),
    [COMPETITION_WAITLIST, competitionCounts(entry, limits)],
  ]);
}

function formatCounts(entry: EntryPlaces): Map<string, EntryCounts> {
  const used = Object.entries(entry.iceSeconds).map(
    ([formatId, usedSeconds]) => [formatWaitlist(formatId), { usedSeconds }] as const,
  );
  const counts = new Map<string, Record<string, number>>(used);
  for (const { waiting } of waitlistedEvents(entry)) {
    if (parseWaitlistName(waiting.list).of !== 'format') continue;
    const count = counts.get(waiting.list) ?? {};
    counts.set(waiting.list, { ...count, waiting: (count['waiting'] ?? 0) + 1 });
  }
  return counts;
}

function competitionCounts(entry: EntryPlaces, limits: CompetitionLimits): EntryCounts {
  const confirmed = activeEvents(entry).filter(({ state }) => state === 'confirmed');
  const iceSeconds = confirmed.reduce((sum, event) => sum + iceOf(event), 0);
  const waiting = waitlistedEvents(entry).filter((event) => event.waiting.list === COMPETITION_WAITLIST);
  return {
    ...(limits.capacity !== null && confirmed.length > 0 && { entriesLeft: -1 }),
    ...(limits.iceMinutes !== null && { iceSecondsLeft: -iceSeconds }),
    ...(waiting.length > 0 && { waiting: waiting.length }),
  };
}

/** The counters' change when an entry changes, by the counter's waitlist; unchanged counters are left out. */
export function countsToChange(
  before: (CountedEntry & EntryPlaces) | null,
  after: CountedEntry & EntryPlaces,
  limits: CompetitionLimits,
): ReadonlyMap<string, EntryCounts> {
  const from = before ? countsByLimit(before, limits) : new Map<string, EntryCounts>();
  const to = countsByLimit(after, limits);
  const changes = [...new Set([...from.keys(), ...to.keys()])].map(
    (list) => [list, countsBetween(from.get(list) ?? {}, to.get(list) ?? {})] as const,
  );
  return new Map(changes.filter(([, add]) => Object.keys(add).length > 0));
}

/** The numbers to add to get from one count to another; numbers that stay are left out. */
export function countsBetween(before: EntryCounts, after: EntryCounts): EntryCounts {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differences = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0));
}

/** Entries of each kind. */
export interface EntriesByKind {
  readonly individual: number;
  readonly team: number;
  readonly dance: number;
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
  /** Whole entries on a waitlist, and withdrawn ones: lists show both. */
  readonly waitingEntries: EntriesByKind;
  readonly withdrawnEntries: EntriesByKind;
}

/** The sums over the counters of a competition's events. */
export function entrySums(counters: readonly EntryCounts[]): EntrySums {
  const sum = (name: string) => counters.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  // Entries of earlier versions were not counted as withdrawn, so one that is restored may count below zero.
  const byKind = (state: string): EntriesByKind => ({
    individual: Math.max(0, sum(`individual${state}`)),
    team: Math.max(0, sum(`team${state}`)),
    dance: Math.max(0, sum(`dance${state}`)),
  });
  return {
    waitingEntries: byKind('Waiting'),
    withdrawnEntries: byKind('Withdrawn'),
    skaters: sum('individualEntries'),
    teams: sum('teamEntries'),
    dances: sum('danceEntries'),
    eventsEntered: sum('taken'),
    iceSeconds: sum('iceSeconds'),
    charged: sum('charged'),
    paid: sum('paid'),
  };
}

/** Sums of the entries of one kind; see EntrySums. */
export type KindSums = Pick<EntrySums, 'eventsEntered' | 'iceSeconds' | 'charged' | 'paid'>;

/**
 * The sums for each kind of entry. An event is entered by one kind, and its counter has the whole charge of
 * the entries that it comes first in.
 * @param kindOf the kind of an event by the form; null for one that the form no longer has
 */
export function sumsByKind(
  counters: readonly { readonly eventId: string; readonly counts: EntryCounts }[],
  kindOf: (eventId: string) => EntryKind | null,
): Readonly<Record<EntryKind, KindSums>> {
  const sumsOf = (kind: EntryKind): KindSums => {
    const ofKind = counters.filter(
      ({ eventId, counts }) => (kindOf(eventId) ?? countedKind(counts)) === kind,
    );
    const { eventsEntered, iceSeconds, charged, paid } = entrySums(ofKind.map(({ counts }) => counts));
    return { eventsEntered, iceSeconds, charged, paid };
  };
  return { individual: sumsOf('individual'), team: sumsOf('team'), dance: sumsOf('dance') };
}

/** The kind of the entries that a counter has counted; null for one that never came first in an entry. */
function countedKind(counts: EntryCounts): EntryKind | null {
  const states = ['Entries', 'Waiting', 'Withdrawn'];
  return ENTRY_KINDS.find((kind) => states.some((state) => (counts[`${kind}${state}`] ?? 0) > 0)) ?? null;
}

/**
 * Entries by kind, also those on a waitlist, in which somebody's waiver is missing.
 * @param versions of the waiver that counts, as releases have stored it; none without a waiver
 */
export function missingWaivers(counters: readonly EntryCounts[], versions: readonly string[]): EntriesByKind {
  const sum = (name: string) => counters.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  const missing = (kind: EntryKind) =>
    versions.length === 0
      ? 0
      : Math.max(
          0,
          versions.reduce(
            (left, version) => left - sum(waiverCounter(kind, version)),
            sum(`${kind}Entries`) + sum(`${kind}Waiting`),
          ),
        );
  return { individual: missing('individual'), team: missing('team'), dance: missing('dance') };
}

export interface DayCount {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
  readonly entries: number;
}

/** Entries by day of submit, in order, for days that have some; withdrawn entries do not count. */
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
