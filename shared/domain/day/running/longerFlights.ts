import type { Problem } from '../../../contract/core/planningFiles.ts';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { lengthsOfFlights } from '../../planning/byHand/trackFindings.ts';
import { doesSkate } from './startOrder.ts';

interface RunFlight {
  readonly id: string;
  readonly eventId: string;
  readonly seconds: number;
  readonly starters: readonly {
    readonly programmeId: string;
    readonly isWalkOn: boolean;
    readonly state: StarterState;
  }[];
}

/** How long flights with walk-ons take, by flight, in seconds, where that is longer than the schedule has them. */
export function longerFlights(
  problem: Pick<Problem, 'events' | 'programmes'>,
  flights: readonly RunFlight[],
): ReadonlyMap<string, number> {
  const joined = flights.filter(({ starters }) => starters.some((one) => one.isWalkOn && doesSkate(one)));
  const lengths = lengthsOfFlights(
    problem,
    joined.map(({ id, eventId, starters }) => ({
      id,
      eventId,
      programmes: starters.filter(doesSkate).map(({ programmeId }) => programmeId),
    })),
  );
  return new Map(
    joined.flatMap(({ id, seconds }) => {
      const needed = lengths.get(id) ?? 0;
      return needed > seconds ? [[id, needed] as const] : [];
    }),
  );
}

/** How many minutes a flight lacks once a programme walks on in it; 0 where the schedule has room for it. */
export function minutesShort(
  problem: Parameters<typeof longerFlights>[0],
  flight: RunFlight,
  programmeId: string,
): number {
  const walkOn = { programmeId, isWalkOn: true, state: 'expected' as const };
  const needed = longerFlights(problem, [{ ...flight, starters: [...flight.starters, walkOn] }]);
  return Math.ceil(((needed.get(flight.id) ?? flight.seconds) - flight.seconds) / 60);
}
