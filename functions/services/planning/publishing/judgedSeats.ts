import type { Panel } from '../../../../shared/contract/core/planningFiles.ts';
import {
  blocksOfFlights,
  compareBlocks,
  type PublishedPlan,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { seatOf } from '../../../../shared/domain/planning/published/myDuties.ts';
import type { JudgedSeat } from '../mail/scheduleMail.ts';

export interface JudgedPlan extends Pick<PublishedPlan, 'flights' | 'blocks'> {
  /** One that stands twice, each time with other flights, has the same id. */
  readonly panels: readonly (Panel & { readonly id?: string | undefined })[];
}

/** When a flight of the running day is expected, and whether it is over. */
export interface TimeOfFlight {
  /** `HH:MM` */
  readonly start: string;
  readonly isOver: boolean;
}

/** What only the day knows: the times of its flights by now, by flight; of other days none. */
export type ReadFlightTimes = (
  competitionId: string,
  now: Date,
) => Promise<ReadonlyMap<string, TimeOfFlight>>;

/** The seats of a judge in a plan, each with the flights that are not over, by time. */
export function judgedSeats(
  plan: JudgedPlan,
  coachIds: ReadonlySet<string>,
  times: ReadonlyMap<string, TimeOfFlight>,
): JudgedSeat[] {
  const blocks = blocksOfFlights(plan);
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const seated = plan.panels.flatMap((panel) => {
    const seat = seatOf(panel, coachIds);
    return seat === null ? [] : [{ seat, id: panel.id ?? panel, flightIds: panel.flightIds }];
  });
  // A panel stands twice where one of its judges changed during the day.
  const ofPanels = [...Map.groupBy(seated, ({ id }) => id).values()];
  return ofPanels.flatMap((parts): JudgedSeat[] => {
    const own = parts
      .flatMap(({ flightIds }) => flightIds)
      .flatMap((id) => {
        const [flight, block] = [flights.get(id), blocks.get(id)];
        return flight && block ? [{ flight, block }] : [];
      })
      .toSorted((one, other) => compareBlocks(one.block, other.block));
    const [[part], [first]] = [parts, own];
    if (!part || !first) return [];
    return [
      {
        seat: part.seat,
        first: placeOf(first.block),
        flights: own
          .filter(({ flight }) => times.get(flight.id)?.isOver !== true)
          .map(({ flight, block }) => ({
            eventId: flight.eventId,
            place: { ...placeOf(block), start: times.get(flight.id)?.start ?? block.start },
          })),
      },
    ];
  });
}

const placeOf = ({ surfaceId, date, start }: PublishedPlan['blocks'][number]) => ({ surfaceId, date, start });
