import { partsOfFlights, type PublishedPlan } from '../published/publishedPlan.ts';

export interface RenumberedFlight {
  readonly id: string;
  readonly eventId: string;
  /** Of the event's flights, from 1. */
  readonly from: number;
  readonly to: number;
}

/**
 * The flights that have another number in a new version than on the papers of the one before: an event's flights are
 * called in the order in which they skate, so their numbers follow the clock.
 */
export function renumberedFlights(before: PublishedPlan, after: PublishedPlan): RenumberedFlight[] {
  const [old, now] = [partsOfFlights(before), partsOfFlights(after)];
  return after.flights
    .flatMap(({ id, eventId }) => {
      const [from, to] = [old.get(id)?.number, now.get(id)?.number];
      return from === undefined || to === undefined || from === to ? [] : [{ id, eventId, from, to }];
    })
    .toSorted((one, other) => one.eventId.localeCompare(other.eventId, 'en') || one.from - other.from);
}
