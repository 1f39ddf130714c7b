import type { EventPlaces } from '../../entries/eventChoice.ts';
import type { Change } from './change.ts';

type Places = ReadonlyMap<string, EventPlaces>;

/** Room as whoever changes an entry finds it: a place that the entry has, or waits for, stays its own. */
export function placesFor(change: Pick<Change, 'entry'> | null, places: Places): Places {
  if (!change) return places;
  const own = change.entry.events.map(({ id, state, waitingPlace }): [string, EventPlaces] => [
    id,
    state === 'waiting'
      ? { left: 0, waiting: Math.max(0, (waitingPlace ?? 1) - 1) }
      : { left: null, waiting: 0 },
  ]);
  return new Map([...places, ...own]);
}

/** Those of the events that somebody joins the waiting list of; what waits already is none of them. */
export function joinsWaiting(
  change: Pick<Change, 'entry'> | null,
  places: Places,
  wanted: readonly string[],
): string[] {
  const had = new Set(change?.entry.events.map(({ id }) => id));
  return wanted.filter((id) => places.get(id)?.left === 0 && !had.has(id));
}
