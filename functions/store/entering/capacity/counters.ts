import * as z from 'zod/mini';
import type { TakenPlaces } from '../../../../shared/domain/entering/capacity/availablePlaces.ts';
import type { LimitCounters } from '../../../../shared/domain/entering/capacity/availability.ts';
import type { EntryCounts } from '../../../../shared/domain/entering/capacity/entryCounts.ts';
import type { Remaining } from '../../../../shared/domain/entering/capacity/limits.ts';
import {
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
  parseWaitlistName,
} from '../../../../shared/domain/entering/capacity/waitlists.ts';
import { eventOfPlaces, formatIceKey, formatOfPlaces, placesKey, TOTAL, totalKey } from '../../keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { Item } from '../../../platform/table/read.ts';

/** The key of the counter behind a waitlist. */
export function counterKey(competitionId: string, list: string): Key {
  const limit = parseWaitlistName(list);
  if (limit.of === 'event') return placesKey(competitionId, limit.eventId);
  return limit.of === 'format' ? formatIceKey(competitionId, limit.formatId) : totalKey(competitionId);
}

/** The item that counts what is left of a competition's own limits. */
export function competitionCounterItem(competitionId: string, left: Remaining) {
  return { ...totalKey(competitionId), ...left };
}

/** The numbers of a competition's counters, by the name of each counter's waitlist. */
export function limitCounters(items: readonly Item[]): LimitCounters {
  return new Map(items.map((item) => [waitlistOfCounter(String(item['sk'])), numbersOf(item)]));
}

function waitlistOfCounter(sk: string): string {
  const [event, format] = [eventOfPlaces(sk), formatOfPlaces(sk)];
  if (event !== null) return eventWaitlist(event);
  return format === null ? COMPETITION_WAITLIST : formatWaitlist(format);
}

export interface EventCounter {
  readonly eventId: string;
  readonly counts: EntryCounts;
}

/** The counters of events alone. */
export function eventCounters(items: readonly Item[]): EventCounter[] {
  return items.flatMap((item) => {
    const eventId = eventOfPlaces(String(item['sk']));
    return eventId === null ? [] : [{ eventId, counts: numbersOf(item) }];
  });
}

function numbersOf(item: Item): EntryCounts {
  return Object.fromEntries(
    Object.entries(item).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
}

const count = z._default(z.number(), 0);

const counter = z.object({
  sk: z.string(),
  individualEntries: count,
  teamEntries: count,
  danceEntries: count,
  taken: count,
  usedSeconds: count,
  entriesLeft: z._default(z.nullable(z.number()), null),
  iceSecondsLeft: z._default(z.nullable(z.number()), null),
});

/** Places taken by event, ice used by format, what is left of the competition's limits, and its entries. */
export function readTakenPlaces(items: readonly Item[]): TakenPlaces & { readonly entries: number } {
  const places = new Map<string, number>();
  const seconds = new Map<string, number>();
  let entries = 0;
  let total: Pick<TakenPlaces, 'entriesLeft' | 'iceSecondsLeft'> = {
    entriesLeft: null,
    iceSecondsLeft: null,
  };
  for (const item of items.map((one) => counter.parse(one))) {
    const [event, format] = [eventOfPlaces(item.sk), formatOfPlaces(item.sk)];
    if (event !== null) {
      places.set(event, item.taken);
      entries += item.individualEntries + item.teamEntries + item.danceEntries;
    }
    if (format !== null) seconds.set(format, item.usedSeconds);
    if (item.sk === TOTAL) total = { entriesLeft: item.entriesLeft, iceSecondsLeft: item.iceSecondsLeft };
  }
  return { places, seconds, entries, ...total };
}
