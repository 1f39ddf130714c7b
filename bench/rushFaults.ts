import { iceOf } from '../shared/domain/entering/capacity/availability.ts';
import { entriesOfCompetition } from '../functions/store/entering/entries/lists.ts';
import { limitCounters } from '../functions/store/entering/capacity/counters.ts';
import type { StoredEntry } from '../functions/store/entering/entries/storedEntry.ts';
import { allWaitlistRows, capacityItemsOf } from '../functions/store/entering/capacity/repository.ts';
import {
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
} from '../shared/domain/entering/capacity/waitlists.ts';
import type { RushCompetition } from './rushCompetitions.ts';

interface Fault {
  readonly what: string;
  readonly count: number;
}

/** Faults after a rush, by kind; each must be zero. */
export async function rushFaults(targets: readonly RushCompetition[], families: number): Promise<Fault[]> {
  const found = await Promise.all(targets.map(faultsOf));
  const sum = (name: keyof (typeof found)[number]) => found.reduce((total, one) => total + one[name], 0);
  return [
    { what: 'families lost', count: families - sum('entries') },
    { what: 'skaters in twice', count: sum('twice') },
    { what: 'places, ice or entries beyond a limit', count: sum('over') },
    { what: 'places free while somebody waits for them', count: sum('idle') },
    { what: 'counters that do not say what entries say', count: sum('wrong') },
  ];
}

async function faultsOf({ competition, form }: RushCompetition) {
  const [entries, waiting, items] = await Promise.all([
    entriesIn(competition.id),
    allWaitlistRows(competition.id),
    capacityItemsOf(competition.id),
  ]);
  const counters = limitCounters(items);
  const count = (list: string, name: string) => counters.get(list)?.[name] ?? 0;
  const confirmed = entries.flatMap(({ events }) => events.filter(({ state }) => state === 'confirmed'));
  const waits = entries.flatMap(({ events }) => events.filter(({ state }) => state === 'waiting'));
  const isIn = entries.filter(({ state }) => state === 'confirmed').length;
  const seconds = confirmed.reduce((sum, event) => sum + iceOf(event), 0);
  const found = { entries: entries.length, twice: 0, over: 0, idle: 0, wrong: 0 };
  found.twice = entries.length - new Set(entries.map(({ name }) => name)).size;
  if (waits.length !== waiting.length) found.wrong++;

  for (const format of form.formats) {
    const used = confirmed
      .filter(({ formatId }) => formatId === format.id)
      .reduce((sum, event) => sum + iceOf(event), 0);
    if (format.iceMinutes !== null) {
      const ice = format.iceMinutes * 60;
      if (used > ice) found.over++;
      if (count(formatWaitlist(format.id), 'usedSeconds') !== used) found.wrong++;
      if (count(formatWaitlist(format.id), 'waiting') > 0 && ice - used >= 90) found.idle++;
    }
    for (const { id, capacity } of format.events) {
      const taken = confirmed.filter((event) => event.id === id).length;
      if (count(eventWaitlist(id), 'taken') !== taken) found.wrong++;
      if (capacity === null) continue;
      if (taken > capacity) found.over++;
      if (count(eventWaitlist(id), 'waiting') > 0 && taken < capacity) found.idle++;
    }
  }
  const { capacity, iceMinutes } = competition;
  if (capacity !== null && isIn > capacity) found.over++;
  if (iceMinutes !== null && seconds > iceMinutes * 60) found.over++;
  if (capacity !== null && capacity - count(COMPETITION_WAITLIST, 'entriesLeft') !== isIn) found.wrong++;
  return found;
}

async function entriesIn(competitionId: string): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await entriesOfCompetition({
      competitionId,
      kind: 'individual',
      search: undefined,
      order: 'name',
      cursor,
    });
    entries.push(...page.entries);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return entries;
}
