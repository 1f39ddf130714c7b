import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { lengthsOfFlights } from '../byHand/trackFindings.ts';

/** Where a flight is on the ice. */
export interface FlightBlock {
  readonly surfaceId: string;
  readonly date: string;
  readonly start: string;
}

/** A flight that entries changed since it was made. */
export interface TouchedFlight {
  readonly flightId: string;
  readonly eventId: string;
  readonly isFrozen: boolean;
  /** Null where the flight is not on the board. */
  readonly block: FlightBlock | null;
  /** Its programmes that are withdrawn, waiting again, or of another event now. */
  readonly gone: readonly string[];
  /** Seconds that its block lasts and that the flight takes today; null where they agree. */
  readonly length: { readonly block: number; readonly flight: number } | null;
}

export interface TouchedFlights {
  readonly flights: readonly TouchedFlight[];
  /** Programmes in no flight, with the flights of their event that they could join; none of an event without any flight. */
  readonly missing: readonly {
    readonly programmeId: string;
    readonly eventId: string;
    readonly flightIds: readonly string[];
  }[];
}

/**
 * Finds flights touched by entries that changed after they were made: who is no more, whose time is another, and who
 * is in no flight yet. A draft without flights is touched by nothing.
 */
export function touchedFlights(
  problem: Problem,
  { events, tracks }: Pick<ScheduleDraft, 'events' | 'tracks'>,
): TouchedFlights {
  const eventOf = new Map(problem.programmes.map(({ id, eventId }) => [id, eventId]));
  const blocks = new Map(
    tracks.flatMap(({ surfaceId, date, blocks: own }) =>
      own.map(({ flightId, start, seconds }) => [flightId, { surfaceId, date, start, seconds }] as const),
    ),
  );
  const flights = events.flatMap(({ eventId, isFrozen, flights: own }) =>
    own.map(({ id, programmes }) => ({ id, eventId, programmes, isFrozen })),
  );
  const lengths = lengthsOfFlights(problem, flights);
  const flying = new Set(flights.flatMap(({ programmes }) => programmes));
  return {
    flights: flights
      .map((flight) => touchedFlight(flight))
      .filter(({ gone, length }) => gone.length > 0 || length !== null),
    missing: flights.length === 0 ? [] : missingProgrammes(),
  };

  function touchedFlight({
    id,
    eventId,
    isFrozen,
    programmes,
  }: Flight & { readonly isFrozen: boolean }): TouchedFlight {
    const block = blocks.get(id);
    const seconds = lengths.get(id) ?? 0;
    return {
      flightId: id,
      eventId,
      isFrozen,
      block: block ? { surfaceId: block.surfaceId, date: block.date, start: block.start } : null,
      gone: programmes.filter((programme) => eventOf.get(programme) !== eventId),
      length: block && block.seconds !== seconds ? { block: block.seconds, flight: seconds } : null,
    };
  }

  function missingProgrammes(): TouchedFlights['missing'] {
    const byEvent = Map.groupBy(flights, ({ eventId }) => eventId);
    return problem.programmes
      .filter(({ id }) => !flying.has(id))
      .map(({ id, eventId }) => ({
        programmeId: id,
        eventId,
        flightIds: (byEvent.get(eventId) ?? []).map((flight) => flight.id),
      }));
  }
}
