import type { PublicBlock } from '../../../contract/planning/publicSchedule.ts';
import { compareBlocks, partsOfFlights, type PublishedPlan } from './publishedPlan.ts';

/** A programme as the public may see it. */
export type PublishedSkater = NonNullable<PublicBlock['flight']>['skaters'][number];

export interface PublicFacts<Skater> {
  /** By programme; who withdrew, or was erased, is not in it. */
  readonly skaters: ReadonlyMap<string, Skater>;
  /** By event. */
  readonly warmUpSeconds: ReadonlyMap<string, number>;
}

type PublicFlight = NonNullable<PublicBlock['flight']>;

/** A block with what its readers may know of its skaters. */
export type BlockOf<Skater> = Omit<PublicBlock, 'flight'> & {
  readonly flight: (Omit<PublicFlight, 'skaters'> & { skaters: Skater[] }) | null;
};

/**
 * The blocks of a published plan by day and time, with the names that their readers may see. A flight whose skaters are all
 * gone stays, without names: its ice is still planned.
 * @param date of the only day wanted
 */
export function publicBlocks<Skater>(
  plan: PublishedPlan,
  { skaters, warmUpSeconds }: PublicFacts<Skater>,
  date?: string,
): BlockOf<Skater>[] {
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const parts = partsOfFlights(plan);
  return plan.blocks
    .filter((block) => date === undefined || block.date === date)
    .toSorted(compareBlocks)
    .map(({ surfaceId, date: day, start, seconds, kind, title = null, flightId }): BlockOf<Skater> => {
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
