import type { Block, Flight } from '../../../contract/core/planningFiles.ts';
import { compareText } from '../planFacts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

/** A version of the schedule, by ids alone: names are looked up when it is read. */
export interface PublishedPlan {
  /** Programmes in start order. */
  readonly flights: readonly (Flight & { readonly isUndrawn?: true | undefined })[];
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
 * block yet come last, in the order in which they are stored.
 */
export function partsOfFlights(plan: PublishedPlan): ReadonlyMap<string, Part> {
  const blocks = blocksOfFlights(plan);
  const parts = new Map<string, Part>();
  for (const flights of Map.groupBy(plan.flights, ({ eventId }) => eventId).values()) {
    const inOrder = flights.toSorted((one, other) => compareBlocks(blocks.get(one.id), blocks.get(other.id)));
    for (const [index, { id }] of inOrder.entries()) parts.set(id, { number: index + 1, of: inOrder.length });
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
