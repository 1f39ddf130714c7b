import type { Block, Flight } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { blocksOfFlights, type PublishedPlan } from './publishedPlan.ts';

type Place = Pick<Block, 'surfaceId' | 'date' | 'start' | 'seconds'>;

type Plan = Pick<PublishedPlan, 'flights' | 'blocks'>;

/** A flight that has started, is over or has marks, as families and judges know it. */
export interface BegunFlight extends Pick<Flight, 'id' | 'eventId'> {
  /** Null where a version has it on no ice. */
  readonly place: Place | null;
  /** Its programmes as they skate; null where the day has an order of its own, which no draft changes. */
  readonly order: readonly string[] | null;
}

/** A flight as a draft or a version has it; null where it has none. */
export function flightIn(plan: Plan, id: string): BegunFlight | null {
  const flight = plan.flights.find((one) => one.id === id);
  if (!flight) return null;
  return {
    id,
    eventId: flight.eventId,
    place: blocksOfFlights(plan).get(id) ?? null,
    order: flight.programmes,
  };
}

/**
 * Whether a flight that has begun is still where it was, with its skaters in their order: its marks would belong to
 * nobody, and what was called on the ice would not be so. Whoever is entered no more may leave, and others may come.
 */
export function isAsBegun(
  begun: BegunFlight,
  after: BegunFlight | null,
  isEntered: (programmeId: string) => boolean,
): boolean {
  if (after?.eventId !== begun.eventId || !isSamePlace(begun.place, after.place)) return false;
  if (begun.order === null || after.order === null) return true;
  const old = new Set(begun.order);
  const [stayed, next] = [begun.order.filter(isIn(after.order)), after.order.filter((id) => old.has(id))];
  return begun.order.every((id) => next.includes(id) || !isEntered(id)) && stayed.join() === next.join();
}

/**
 * Whether a change of the draft moves, reorders or takes away a flight that has begun. To put one back as it was
 * published is no such change.
 */
export function begunFlightsMoved(
  begun: readonly BegunFlight[],
  [before, after]: readonly [Plan, Plan],
  isEntered: (programmeId: string) => boolean,
): boolean {
  return begun.some((flight) => {
    const [was, is] = [flightIn(before, flight.id), flightIn(after, flight.id)];
    return !isAsBegun(flight, is, isEntered) && !(was && isAsBegun(was, is, isEntered));
  });
}

const isIn = (order: readonly string[]) => (id: string) => order.includes(id);

const isSamePlace = (one: Place | null, other: Place | null) =>
  one?.surfaceId === other?.surfaceId &&
  one?.date === other?.date &&
  secondsOfTime(one?.start ?? '0') === secondsOfTime(other?.start ?? '0');
