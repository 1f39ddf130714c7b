import type { EntryCounts } from '../../../shared/domain/capacity/entryCounts.ts';
import { eventOfPlaces } from '../keys.ts';
import type { Item } from '../../platform/table/read.ts';

export interface EventCounter {
  readonly eventId: string;
  readonly counts: EntryCounts;
}

/** The counters of events among the items of a competition's places. */
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
