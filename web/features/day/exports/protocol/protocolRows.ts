import type { Protocol } from '../../../../../shared/contract/day/results/protocol.ts';

/** Every programme with its flight and event; a flight without a result is one row. */
export function resultRows({ events }: Protocol) {
  return events.flatMap((event) =>
    event.flights.flatMap((flight) =>
      (flight.rows.length > 0 ? flight.rows : [null]).map((row) => ({ event, flight, row })),
    ),
  );
}

/** Every skater whose result a correction changed; a correction that a copy shows without them is one row. */
export function correctionRows({ events }: Protocol) {
  return events.flatMap((event) =>
    event.flights.flatMap((flight) =>
      flight.corrections.flatMap((correction) =>
        (correction.changes.length > 0 ? correction.changes : [null]).map((change) => ({
          event,
          flight,
          correction,
          change,
        })),
      ),
    ),
  );
}

/** Every entry that brought a rink points; those that may not stand beside it are one sum. */
export function pointRows({ events, rinks }: Protocol) {
  const byId = new Map(events.map((event) => [event.id, event]));
  return rinks.flatMap(({ name: rink, entries, otherPoints }) => [
    ...entries.map((entry) => ({
      rink,
      entry,
      event: byId.get(entry.eventId) ?? null,
      points: entry.points,
    })),
    ...(otherPoints === 0 ? [] : [{ rink, entry: null, event: null, points: otherPoints }]),
  ]);
}
