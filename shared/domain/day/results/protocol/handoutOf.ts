import type { Protocol, ProtocolFlight } from '../../../../contract/day/results/protocol.ts';
import { numbersOf } from './protocolOf.ts';

/** Makes the copy that may leave the organisers' hands: public results without totals, penalties, officials and their words. */
export function handoutOf(protocol: Protocol): Protocol {
  const events = protocol.events.map((event) => ({ ...event, flights: event.flights.map(flightOf) }));
  return {
    ...protocol,
    copy: 'handout',
    numbers: { ...protocol.numbers, ...numbersOf(events) },
    officials: [],
    events,
  };
}

function flightOf(flight: ProtocolFlight): ProtocolFlight {
  const { posted } = flight;
  const shown = { ...flight, officials: [], approved: null, approvalReason: null };
  if (posted === null) return { ...shown, version: 0, rows: [], corrections: [] };
  return {
    ...shown,
    posted: { at: posted.at, by: '' },
    rows: flight.rows.map((row) => ({ ...row, total: null, penalties: [] })),
    corrections: flight.corrections
      // A correction before the posting corrected nothing that anybody had seen.
      .filter(({ at }) => at > posted.at)
      .map((correction) => ({
        ...correction,
        by: '',
        proposedBy: null,
        aloneReason: null,
        refereeAllowed: false,
        text: '',
        changes: correction.changes
          .filter(({ before, after }) => before.place !== after.place || before.points !== after.points)
          .map(({ name, before, after }) => ({
            name,
            before: { ...before, total: null },
            after: { ...after, total: null },
          })),
      })),
  };
}
