import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { needsReason } from '../../../../../shared/domain/planning/draft/startOrders.ts';
import { partsOfFlights } from '../../../../../shared/domain/planning/published/publishedPlan.ts';
import { bookOf, brokenRules, newlyBroken } from '../../../../../shared/domain/planning/flights/bookRules.ts';
import { placesOf } from '../../draft/index.ts';
import { flightsOf } from '../view/draftFlights.ts';
import { type RuleFact, ruleFact } from '../view/ruleFacts.ts';

/** The consequences that the organiser confirms before a change of flights is stored. */
export interface Consequences {
  /** Rules that flights break further than before, by flight, with its number in the event after the change. */
  readonly broken: readonly {
    readonly flightId: string;
    readonly number: number;
    readonly facts: readonly RuleFact[];
  }[];
  /** Flights on the board that start at another time. */
  readonly moved: number;
  /** Flights that leave the board, because they are no more. */
  readonly removed: number;
  /** New flights of an event that is on the board: they have no time yet. */
  readonly unplaced: number;
  readonly needsReason: boolean;
}

/** Compares a draft with what it would be after a change of its flights. */
export function consequencesOf(problem: Problem, before: ScheduleDraft, after: ScheduleDraft): Consequences {
  const [old, now] = [placesOf(before), placesOf(after)];
  const oldFlights = new Map(flightsOf(before).map((flight) => [flight.id, flight]));
  const newFlights = flightsOf(after);
  const changed = newFlights.filter(
    ({ id, programmes }) => oldFlights.get(id)?.programmes.join('\n') !== programmes.join('\n'),
  );
  const removed = [...old.keys()].filter((id) => !now.has(id));
  const boardedEvents = new Set([...old.keys()].map((id) => oldFlights.get(id)?.eventId));
  const stored = new Map(before.events.map(({ eventId, flights }) => [eventId, flights]));
  return {
    broken: brokenFurther(problem, before, after),
    moved: [...old].filter(([id, place]) => {
      const to = now.get(id);
      return to !== undefined && to.start !== place.start;
    }).length,
    removed: removed.length,
    unplaced: changed.filter(
      ({ id, eventId }) => !oldFlights.has(id) && boardedEvents.has(eventId) && !now.has(id),
    ).length,
    needsReason: after.events.some(({ eventId, flights }) =>
      needsReason(stored.get(eventId) ?? [], flights, before.published !== null),
    ),
  };
}

function brokenFurther(
  problem: Problem,
  before: ScheduleDraft,
  after: ScheduleDraft,
): Consequences['broken'] {
  const book = bookOf(problem);
  const flights = flightsOf(before);
  const old = new Map(flights.map((flight) => [flight.id, flight]));
  const parts = partsOfFlights(planOfDraft(after));
  return after.events.flatMap(({ eventId, flights: own }) =>
    own.flatMap(({ id, programmes }) => {
      if (old.get(id)?.programmes.join('\n') === programmes.join('\n')) return [];
      const sources = flights.filter((flight) => flight.programmes.some((one) => programmes.includes(one)));
      const rules = newlyBroken(
        brokenRules(book, eventId, programmes),
        sources.flatMap((source) => brokenRules(book, source.eventId, source.programmes)),
      );
      const facts = rules.map(({ rule }) => ruleFact(book, eventId, programmes, rule));
      return facts.length === 0 ? [] : [{ flightId: id, number: parts.get(id)?.number ?? 0, facts }];
    }),
  );
}

/** Whether the organiser has to see the consequences before they are stored. */
export const isWorthAsking = ({ broken, moved, removed, unplaced, needsReason }: Consequences): boolean =>
  broken.length + moved + removed + unplaced > 0 || needsReason;
