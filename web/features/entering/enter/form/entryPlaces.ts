import type { EventAvailability } from '../../entries/index.ts';
import type { OpenedChange } from '../change/openedChange.ts';

type Places = ReadonlyMap<string, EventAvailability>;

/** Availability for the change of an entry, which keeps the places it has or waits for. */
export function placesFor(change: Pick<OpenedChange, 'entry'> | null, places: Places): Places {
  if (!change) return places;
  const own = change.entry.events.flatMap(({ id, state, waitingPlace }): [string, EventAvailability][] => {
    if (state === 'confirmed') return [[id, { left: null, waiting: 0 }]];
    // A position far down the waitlist is not shown to the family; the list's length stands in for it.
    return waitingPlace === null ? [] : [[id, { left: 0, waiting: waitingPlace - 1 }]];
  });
  return new Map([...places, ...own]);
}

/**
 * The requested events whose waitlist the entry would join; events it already waits for are not among them.
 */
export function joinsWaitlist(
  change: Pick<OpenedChange, 'entry'> | null,
  places: Places,
  eventIds: readonly string[],
): string[] {
  const had = new Set(change?.entry.events.map(({ id }) => id));
  return eventIds.filter((id) => places.get(id)?.left === 0 && !had.has(id));
}
