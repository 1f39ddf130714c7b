import type { PublicBlock } from '../../../contract/schedule/publicSchedule.ts';
import { compareBlocks, partsOfFlights, type PublishedPlan } from './publishedPlan.ts';

/** A programme as the public may see it. */
export type PublishedSkater = NonNullable<PublicBlock['flight']>['skaters'][number];

export interface PublicFacts {
  /** By programme; who withdrew, or was erased, is not in it. */
  readonly skaters: ReadonlyMap<string, PublishedSkater>;
  /** By event. */
  readonly warmUpSeconds: ReadonlyMap<string, number>;
}

/**
 * The blocks of a published plan by day and time, with the names that may be public. A flight whose skaters are all
 * gone stays, without names: its ice is still planned.
 * @param date of the only day wanted
 */
export function publicBlocks(
  plan: PublishedPlan,
  { skaters, warmUpSeconds }: PublicFacts,
  date?: string,
): PublicBlock[] {
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const parts = partsOfFlights(plan);
  return plan.blocks
    .filter((block) => date === undefined || block.date === date)
    .toSorted(compareBlocks)
    .map(({ surfaceId, date: day, start, seconds, kind, title = null, flightId }): PublicBlock => {
      const flight = flights.get(flightId ?? '');
      const part = parts.get(flightId ?? '');
      return {
        surfaceId,
        date: day,
        start,
        seconds,
        kind,
        title,
        flight:
          flight && part
            ? {
                id: flight.id,
                eventId: flight.eventId,
                part,
                warmUpSeconds: warmUpSeconds.get(flight.eventId) ?? 0,
                skaters: flight.programmes.flatMap((id) => skaters.get(id) ?? []),
              }
            : null,
      };
    });
}
