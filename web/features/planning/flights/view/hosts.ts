import {
  type Book,
  brokenRules,
  newlyBroken,
} from '../../../../../shared/domain/planning/flights/bookRules.ts';
import type { EventView, FlightView } from './flightsView.ts';
import { type RuleFact, ruleFact } from './ruleFacts.ts';

/** Another flight of an event that programmes could join. */
export interface Host {
  readonly view: FlightView;
  /** The rules that it would break further with them. */
  readonly broken: readonly RuleFact[];
}

/**
 * The other flights of an event: those that keep the rules with the programmes first, then the nearest, because flights
 * stand by age.
 * @param from the flight that the programmes leave
 */
export function hostsFor(book: Book, event: EventView, from: FlightView, joining: readonly string[]): Host[] {
  return event.flights
    .filter((view) => view !== from)
    .map((view) => ({ view, broken: joinFacts(book, event.id, view.flight.programmes, joining) }))
    .sort(
      (one, other) =>
        one.broken.length - other.broken.length ||
        Math.abs(one.view.number - from.number) - Math.abs(other.view.number - from.number),
    );
}

/** The rules that a flight would break further if programmes joined it. */
function joinFacts(
  book: Book,
  eventId: string,
  host: readonly string[],
  joining: readonly string[],
): RuleFact[] {
  const after = [...host, ...joining];
  return newlyBroken(brokenRules(book, eventId, after), brokenRules(book, eventId, host)).map(({ rule }) =>
    ruleFact(book, eventId, after, rule),
  );
}
