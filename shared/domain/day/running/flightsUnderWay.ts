import { type BegunFlight, flightIn, isAsBegun } from '../../planning/published/begunFlights.ts';
import type { PublishedPlan } from '../../planning/published/publishedPlan.ts';
import { startOrderOf } from './startOrder.ts';

type Plan = Pick<PublishedPlan, 'flights' | 'blocks'>;

export interface UnderWay {
  readonly flightId: string;
  /** The start order as changed on the day. */
  readonly order?: readonly string[] | undefined;
  readonly walkOns?: readonly string[] | undefined;
}

/**
 * The flights on the ice or with marks that a new version of the schedule would end, move or reorder, or take skaters
 * from. Judges and new skaters may change, and whoever is entered no more may leave.
 * @param isEntered whether a programme still stands
 * @returns their ids
 */
export function flightsUnderWayChanged(
  before: Plan,
  after: Plan,
  {
    underWay,
    isEntered,
  }: { readonly underWay: readonly UnderWay[]; readonly isEntered: (id: string) => boolean },
): string[] {
  return underWay.flatMap((day) => {
    const old = onItsDay(before, day);
    return old === null || isAsBegun(old, onItsDay(after, day), isEntered) ? [] : [day.flightId];
  });
}

/** A flight under way as a plan has it, in the order in which it skates; null where the plan has none. */
export function onItsDay(plan: Plan, day: UnderWay): BegunFlight | null {
  const flight = flightIn(plan, day.flightId);
  if (!flight) return null;
  const placed = new Set(plan.flights.flatMap(({ programmes }) => programmes));
  return { ...flight, order: startOrderOf(flight.order ?? [], day, (id) => placed.has(id)) };
}
