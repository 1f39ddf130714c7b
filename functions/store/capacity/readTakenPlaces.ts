import * as z from 'zod/mini';
import type { TakenPlaces } from '../../../shared/domain/capacity/availablePlaces.ts';
import { eventOfPlaces, formatOfPlaces, TOTAL } from '../keys.ts';
import type { Item } from '../../platform/table/read.ts';

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

/** What a competition's counters say is taken: by event, by format whose ice is limited, and in all. */
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
