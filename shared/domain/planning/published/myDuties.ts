import type { Block, Panel } from '../../../contract/core/planningFiles.ts';
import type { MyDuty } from '../../../contract/planning/publicSchedule.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { blocksOfFlights, compareBlocks, partsOfFlights, type PublishedPlan } from './publishedPlan.ts';

/** A panel of a published version. */
export interface PublishedPanel extends Panel {
  readonly id: string;
}

/** `judge1`, `judge2`, ... or `referee`; null for somebody who does not sit on it. */
export function seatOf({ judges, referee }: Panel, coachIds: ReadonlySet<string>): string | null {
  const judge = judges.findIndex((id) => id !== null && coachIds.has(id));
  if (judge >= 0) return `judge${String(judge + 1)}`;
  return referee !== null && coachIds.has(referee) ? 'referee' : null;
}

/**
 * The panels on which somebody sits, by day and time, each with its flights.
 * @param coachIds the own id and those of duplicates merged into it
 * @param events by id
 */
export function myDuties(
  plan: PublishedPlan & { readonly panels: readonly PublishedPanel[] },
  coachIds: ReadonlySet<string>,
  events: ReadonlyMap<string, MyDuty['flights'][number]['event']>,
): MyDuty[] {
  const blocks = blocksOfFlights(plan);
  const parts = partsOfFlights(plan);
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const seated = plan.panels.flatMap(({ id, flightIds, ...panel }) => {
    const seat = seatOf({ ...panel, flightIds }, coachIds);
    return seat === null ? [] : [{ id, seat, flightIds }];
  });
  // A panel stands twice where another of its judges changed during the day.
  return [...Map.groupBy(seated, ({ id, seat }) => `${id} ${seat}`).values()]
    .flatMap((ofPanel): MyDuty[] => {
      const own = ofPanel
        .flatMap(({ flightIds }) => flightIds)
        .map((id) => ({ flight: flights.get(id), block: blocks.get(id) }))
        .toSorted((one, other) => compareBlocks(one.block, other.block))
        .flatMap(({ flight, block }) => {
          if (!flight || !block) return [];
          const { surfaceId, date, start, seconds } = block;
          const event = events.get(flight.eventId) ?? { format: '', level: '' };
          const part = parts.get(flight.id) ?? { number: 1, of: 1 };
          return [{ surfaceId, date, start, seconds, event, part, skaters: flight.programmes.length }];
        });
      const [[panel], [first]] = [ofPanel, own];
      if (!panel || !first) return [];
      const { surfaceId, date, start } = first;
      const end = timeOfSeconds(Math.max(...own.map(endOf)));
      return [{ panelId: panel.id, surfaceId, date, start, end, seat: panel.seat, flights: own }];
    })
    .sort((one, other) => compareBlocks(blockOf(one), blockOf(other)));
}

const endOf = ({ start, seconds }: { readonly start: string; readonly seconds: number }) =>
  secondsOfTime(start) + seconds;

const blockOf = ({ surfaceId, date, start }: MyDuty): Block => ({
  surfaceId,
  date,
  start,
  seconds: 0,
  kind: 'flight',
});
