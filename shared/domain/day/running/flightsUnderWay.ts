import { startOrderOf } from './startOrder.ts';

interface Planned {
  readonly id: string;
  readonly eventId: string;
  readonly programmes: readonly string[];
}

type Plan = readonly Planned[];

export interface UnderWay {
  readonly flightId: string;
  /** The start order as changed on the day. */
  readonly order?: readonly string[] | undefined;
  readonly walkOns?: readonly string[] | undefined;
}

/**
 * The flights on the ice or with marks that a new version of the schedule would end, or take skaters from: their marks
 * would belong to nobody. Times, judges and new skaters may change, and whoever is entered no more may leave.
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
    const old = ordersOf(before, day);
    const kept = ordersOf(after, day);
    if (!old) return [];
    const isKept = kept?.eventId === old.eventId;
    const stays = new Set(isKept ? kept.order : []);
    return isKept && old.order.every((id) => stays.has(id) || !isEntered(id)) ? [] : [day.flightId];
  });
}

function ordersOf(plan: Plan, day: UnderWay) {
  const flight = plan.find(({ id }) => id === day.flightId);
  if (!flight) return null;
  const placed = new Set(plan.flatMap(({ programmes }) => programmes));
  return { eventId: flight.eventId, order: startOrderOf(flight.programmes, day, (id) => placed.has(id)) };
}
