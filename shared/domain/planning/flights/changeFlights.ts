import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { type BrokenRule, bookOf, brokenRules, newlyBroken } from './bookRules.ts';

/** A change of flights by hand. */
export type FlightChange =
  /** Puts the second flight behind the first, which keeps its id. */
  | { readonly kind: 'merge'; readonly flightId: string; readonly otherId: string }
  /** Takes programmes out of a flight, in its order, into a new one behind it. */
  | {
      readonly kind: 'split';
      readonly flightId: string;
      readonly programmes: readonly string[];
      readonly newFlightId: string;
    }
  /** Puts a programme at a place of a flight, 0 the first; within its own flight it changes the start order. */
  | {
      readonly kind: 'move';
      readonly programmeId: string;
      readonly toFlightId: string;
      readonly place: number;
    };

/** Why a change cannot be made at all. */
export type ChangeFault = 'unknownFlight' | 'unknownProgramme' | 'sameFlight' | 'nobodyLeft' | 'idTaken';

export interface ChangedFlights {
  readonly flights: Flight[];
  /** Ids of flights that are new or have other programmes or another order than before. */
  readonly changed: readonly string[];
  /** Ids of flights that are no more, because nobody is left in them. */
  readonly removed: readonly string[];
  /** The rules that changed flights break further than before. */
  readonly broken: readonly (BrokenRule & { readonly flightId: string })[];
}

/**
 * Merges, splits or moves, and names the rules that this breaks: the organiser may break them knowingly. A flight of
 * two events is named as well, but no problem file accepts it.
 * @param flights stay as they are, so that a change is undone by going back to them
 * @returns the flights in their order, or a fault and nothing changed
 */
export function changeFlights(
  problem: Problem,
  flights: readonly Flight[],
  change: FlightChange,
): ChangedFlights | { readonly fault: ChangeFault } {
  const result = applyChange(flights, change);
  if (typeof result === 'string') return { fault: result };
  const after = result.filter(({ programmes }) => programmes.length > 0);
  const kept = new Set(after.map(({ id }) => id));
  const before = new Map(flights.map((flight) => [flight.id, flight]));
  const changed = after.filter(({ id, programmes }) => !isSameOrder(programmes, before.get(id)?.programmes));
  const book = bookOf(problem);
  return {
    flights: after,
    changed: changed.map(({ id }) => id),
    removed: flights.map(({ id }) => id).filter((id) => !kept.has(id)),
    broken: changed.flatMap((flight) => {
      const sources = flights.filter(({ programmes }) =>
        programmes.some((id) => flight.programmes.includes(id)),
      );
      const rules = newlyBroken(
        brokenRules(book, flight.eventId, flight.programmes),
        sources.flatMap(({ eventId, programmes }) => brokenRules(book, eventId, programmes)),
      );
      return rules.map((rule) => ({ ...rule, flightId: flight.id }));
    }),
  };
}

function applyChange(flights: readonly Flight[], change: FlightChange): Flight[] | ChangeFault {
  switch (change.kind) {
    case 'merge':
      return merge(flights, change.flightId, change.otherId);
    case 'split':
      return split(flights, change.flightId, change.programmes, change.newFlightId);
    case 'move':
      return move(flights, change.programmeId, change.toFlightId, change.place);
  }
}

function merge(flights: readonly Flight[], flightId: string, otherId: string): Flight[] | ChangeFault {
  if (flightId === otherId) return 'sameFlight';
  const other = flights.find(({ id }) => id === otherId);
  if (!other || !flights.some(({ id }) => id === flightId)) return 'unknownFlight';
  return flights.map((flight) => {
    if (flight === other) return { ...flight, programmes: [] };
    if (flight.id !== flightId) return flight;
    return { ...flight, programmes: flight.programmes.concat(other.programmes) };
  });
}

function split(
  flights: readonly Flight[],
  flightId: string,
  programmes: readonly string[],
  newFlightId: string,
): Flight[] | ChangeFault {
  const flight = flights.find(({ id }) => id === flightId);
  if (!flight) return 'unknownFlight';
  if (flights.some(({ id }) => id === newFlightId)) return 'idTaken';
  if (programmes.some((id) => !flight.programmes.includes(id))) return 'unknownProgramme';
  const taken = flight.programmes.filter((id) => programmes.includes(id));
  const left = flight.programmes.filter((id) => !programmes.includes(id));
  if (taken.length === 0 || left.length === 0) return 'nobodyLeft';
  const parts = [
    { ...flight, programmes: left },
    { ...flight, id: newFlightId, programmes: taken },
  ];
  return flights.flatMap((one) => (one === flight ? parts : [one]));
}

function move(
  flights: readonly Flight[],
  programmeId: string,
  toFlightId: string,
  place: number,
): Flight[] | ChangeFault {
  if (!flights.some(({ id }) => id === toFlightId)) return 'unknownFlight';
  if (!flights.some(({ programmes }) => programmes.includes(programmeId))) return 'unknownProgramme';
  return flights.map((flight) => {
    const left = flight.programmes.filter((id) => id !== programmeId);
    const isHost = flight.id === toFlightId;
    return { ...flight, programmes: isHost ? left.toSpliced(Math.max(0, place), 0, programmeId) : left };
  });
}

const isSameOrder = (one: readonly string[], other: readonly string[] | undefined) =>
  one.length === other?.length && one.every((id, index) => id === other[index]);
