import type { EventAvailability } from '../../entries/index.ts';
import type { OpenedChange } from '../change/openedChange.ts';

type Places = ReadonlyMap<string, EventAvailability>;

/** Room as whoever changes an entry finds it: a place that the entry has, or waits for, stays its own. */
export function placesFor(change: Pick<OpenedChange, 'entry'> | null, places: Places): Places {
  if (!change) return places;
  const own = change.entry.events.flatMap(({ id, state, waitingPlace }): [string, EventAvailability][] => {
    if (state === 'confirmed') return [[id, { left: null, waiting: 0 }]];
    // Who is far behind is not told the place: it is then the list's length that stands there.
    return waitingPlace === null ? [] : [[id, { left: 0, waiting: waitingPlace - 1 }]];
  });
  return new Map([...places, ...own]);
}

/** Those of the events that somebody joins the waiting list of; what waits already is none of them. */
export function joinsWaitlist(
  change: Pick<OpenedChange, 'entry'> | null,
  places: Places,
  eventIds: readonly string[],
): string[] {
  const had = new Set(change?.entry.events.map(({ id }) => id));
  return eventIds.filter((id) => places.get(id)?.left === 0 && !had.has(id));
}
