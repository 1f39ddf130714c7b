import type { Block, Flight } from '../../../contract/core/planningFiles.ts';
import { compareText } from '../planFacts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

/** A flight with the number that it keeps; absent where the clock numbers it (decision 0337). */
export type NumberedFlight = Flight & { readonly number?: number | undefined };

/** A version of the schedule, by ids alone: names are looked up when it is read. */
export interface PublishedPlan {
  /** Programmes in start order. */
  readonly flights: readonly (NumberedFlight & { readonly isUndrawn?: true | undefined })[];
  readonly blocks: readonly (Block & { readonly title?: string | undefined })[];
}

/** Which of its event's flights a flight is, counted from 1. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

/** The block of each flight that has one. */
export function blocksOfFlights({ blocks }: Pick<PublishedPlan, 'blocks'>): ReadonlyMap<string, Block> {
  return new Map(blocks.flatMap((block) => (block.flightId === undefined ? [] : [[block.flightId, block]])));
}

/**
 * How the flights of each event are numbered, in a draft and in a version alike: by the clock; those that have no
 * block yet come last, in the order in which they are stored. Where flights keep their numbers, others get the next ones.
 */
export function partsOfFlights(plan: PublishedPlan): ReadonlyMap<string, Part> {
  const blocks = blocksOfFlights(plan);
  const parts = new Map<string, Part>();
  for (const flights of Map.groupBy(plan.flights, ({ eventId }) => eventId).values()) {
    const inOrder = flights.toSorted((one, other) => compareBlocks(blocks.get(one.id), blocks.get(other.id)));
    let last = Math.max(0, ...flights.map(({ number = 0 }) => number));
    const numbers = inOrder.map(({ id, number }) => [id, number ?? (last += 1)] as const);
    // A flight that is no more leaves its number free.
    for (const [id, number] of numbers) parts.set(id, { number, of: Math.max(last, flights.length) });
  }
  return parts;
}

/** By day, time, then surface; nothing comes last. */
export function compareBlocks(one: Block | undefined, other: Block | undefined): number {
  if (!one || !other) return (one ? 0 : 1) - (other ? 0 : 1);
  return (
    compareText(one.date, other.date) ||
    secondsOfTime(one.start) - secondsOfTime(other.start) ||
    compareText(one.surfaceId, other.surfaceId)
  );
}
