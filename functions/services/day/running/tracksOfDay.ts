import type { StarterState } from '../../../../shared/contract/day/running/dayWords.ts';
import { dayTracks, type DayTrack } from '../../../../shared/domain/day/running/dayTracks.ts';
import { startOrderOf } from '../../../../shared/domain/day/running/startOrder.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import {
  blocksOfFlights,
  type PublishedPlan,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { StoredDay } from '../../../store/day/running/repository.ts';
import type { StoredStarter } from '../../../store/day/running/storedDay.ts';
import type { StoredIce } from '../../../store/entering/ice/repository.ts';
import { holdOn } from './holds.ts';

interface PlannedTracks {
  readonly plan: PublishedPlan;
  readonly day: StoredDay;
  readonly ice: StoredIce | null;
  readonly date: string;
  readonly timeZone: string;
  readonly now: Date;
  readonly warmUpSeconds: (eventId: string) => number;
  /** Events whose flights the published version still has, and none of which gets under way (decision 0318). */
  readonly cancelledEvents: readonly string[];
  /** Whether a programme still stands: it is neither withdrawn nor erased. */
  readonly isEntered: (programmeId: string) => boolean;
}

export interface SkatingFlight {
  /** Programmes that still stand, in the order of the day. */
  readonly order: readonly string[];
  readonly stateOf: (programmeId: string) => StarterState;
  readonly starterOf: (programmeId: string) => StoredStarter | undefined;
  readonly isWalkOn: (programmeId: string) => boolean;
}

/** The order of each flight on the day, and each surface's day as it goes, without the flights of cancelled events. */
export function tracksOfDay(facts: PlannedTracks): {
  readonly tracks: readonly DayTrack[];
  readonly flightOf: (flightId: string) => SkatingFlight | null;
} {
  const { plan, day, ice, date, timeZone, now } = facts;
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const places = blocksOfFlights(plan);
  const flightOf = skatingFlights(facts);
  const blocks = plan.blocks.filter(
    ({ flightId = '' }) => !facts.cancelledEvents.includes(flights.get(flightId)?.eventId ?? ''),
  );
  const tracks = dayTracks(
    { blocks },
    {
      date,
      timeZone,
      now,
      leastLunchSeconds: 60 * ((ice?.rules ?? USUAL_RULES).lunch?.minutes ?? 45),
      flightOf: (id) => {
        const [flight, skating, record] = [flights.get(id), flightOf(id), day.flights.get(id)];
        if (!flight || !skating) return null;
        return {
          published: flight.programmes.length,
          warmUpSeconds: facts.warmUpSeconds(flight.eventId),
          states: skating.order.map((programme) => skating.stateOf(programme)),
          startedAt: record?.startedAt ?? null,
          endedAt: record?.endedAt ?? null,
          heldUntil: holdOn(places.get(id), record)?.until ?? null,
        };
      },
    },
  );
  return { tracks, flightOf };
}

/** The starters of each flight in the order of the day. */
export function skatingFlights({
  plan,
  day,
  isEntered,
}: Pick<PlannedTracks, 'plan' | 'day' | 'isEntered'>): (flightId: string) => SkatingFlight | null {
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const placed = new Set(plan.flights.flatMap(({ programmes }) => programmes));
  const starters = new Map(day.starters.map((one) => [`${one.flightId} ${one.programmeId}`, one]));
  return (id) => {
    const flight = flights.get(id);
    if (!flight) return null;
    const starterOf = (programme: string) => starters.get(`${id} ${programme}`);
    const order = startOrderOf(flight.programmes, day.flights.get(id), (programme) => placed.has(programme));
    return {
      order: order.filter(isEntered),
      starterOf,
      stateOf: (programme) => starterOf(programme)?.state ?? 'expected',
      isWalkOn: (programme) => !placed.has(programme),
    };
  };
}
