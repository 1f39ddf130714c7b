import type { DraftFlight } from '../../../contract/planning/draftParts.ts';

/** Whether several skate in a flight whose start order nobody drew or chose: families would take it for drawn. */
export const isUndrawn = ({ programmes, drawn }: DraftFlight): boolean =>
  programmes.length > 1 && drawn === undefined;

/** The flights of a draft without a drawn start order. */
export const undrawnFlights = (
  events: readonly { readonly flights: readonly DraftFlight[] }[],
): DraftFlight[] => events.flatMap(({ flights }) => flights.filter(isUndrawn));
