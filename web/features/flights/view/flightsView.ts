import type { DraftEvent, ScheduleDraft } from '../../../../shared/contract/schedule/draftParts.ts';
import type { PlanEvent, Programme } from '../../../../shared/contract/schedule/planningFiles.ts';
import type { ScheduleProblem } from '../../../../shared/contract/schedule/scheduleProblem.ts';
import { flightSeconds } from '../../../../shared/domain/schedule/flightLength.ts';
import {
  type Book,
  type BrokenRule,
  bookOf,
  brokenRules,
} from '../../../../shared/domain/schedule/flights/bookRules.ts';
import { type LoneSkater, loneSkaters } from '../../../../shared/domain/schedule/flights/loneSkaters.ts';
import { type EventFlight, flightsOf } from './draftFlights.ts';

export interface FlightView {
  readonly flight: EventFlight;
  /** Counted within the event, from 1. */
  readonly number: number;
  readonly seconds: number;
  /** Broken rules; `alone` is in `lone` instead. */
  readonly broken: readonly BrokenRule[];
  readonly lone: LoneSkater | null;
  /** Ids of its programmes that are not confirmed any more. */
  readonly withdrawn: readonly string[];
}

/** Who skates an event: one, two, or more at a time. */
export type Crowd = 'skaters' | 'couples' | 'teams';

export interface EventView {
  readonly id: string;
  readonly format: string;
  readonly level: string;
  /** What the planner knows of the event. */
  readonly rules: PlanEvent;
  readonly isFrozen: boolean;
  readonly flights: readonly FlightView[];
  readonly programmes: number;
  readonly crowd: Crowd;
  /** Programmes of the event in no flight. Before its flights are built, all are. */
  readonly unassigned: readonly Programme[];
  readonly lone: number;
  readonly broken: number;
  /** Skaters who came or went since the flights were built. */
  readonly changes: number;
}

export interface FormatView {
  readonly id: string;
  readonly format: string;
  readonly events: readonly EventView[];
}

export interface FlightsView {
  readonly formats: readonly FormatView[];
  readonly events: readonly EventView[];
  readonly book: Book;
}

/** Everything that the page shows of flights: events with entries, or with flights from before. */
export function flightsView({ problem, events }: ScheduleProblem, draft: ScheduleDraft): FlightsView {
  const flights = flightsOf(draft);
  const book = bookOf(problem);
  const lone = new Map(loneSkaters(problem, flights).map((one) => [one.flightId, one]));
  const entered = Map.groupBy(problem.programmes, ({ eventId }) => eventId);
  const drafted = new Map(draft.events.map((event) => [event.eventId, event]));
  const formats = new Map(events.map(({ id, formatId, format }) => [id, { formatId, format }]));
  const views = problem.events.flatMap((rules): (EventView & { readonly formatId: string })[] => {
    const programmes = entered.get(rules.id) ?? [];
    const drawn = drafted.get(rules.id);
    if (programmes.length === 0 && !drawn?.flights.length) return [];
    const { formatId, format } = formats.get(rules.id) ?? { formatId: '', format: '' };
    return [{ ...eventView(book, rules, programmes, drawn, lone), formatId, format }];
  });
  return {
    formats: [...Map.groupBy(views, ({ formatId }) => formatId)].map(([id, own]) => ({
      id,
      format: own[0]?.format ?? '',
      events: own,
    })),
    events: views,
    book,
  };
}

function eventView(
  book: Book,
  rules: PlanEvent,
  programmes: readonly Programme[],
  drafted: DraftEvent | undefined,
  lone: ReadonlyMap<string, LoneSkater>,
): Omit<EventView, 'format'> {
  const flights = (drafted?.flights ?? []).map((flight, index) =>
    flightView(book, rules, { ...flight, eventId: rules.id }, index + 1, lone.get(flight.id) ?? null),
  );
  const assigned = new Set(flights.flatMap(({ flight }) => flight.programmes));
  const unassigned = programmes.filter(({ id }) => !assigned.has(id));
  const withdrawn = flights.reduce((sum, flight) => sum + flight.withdrawn.length, 0);
  return {
    id: rules.id,
    level: rules.level,
    rules,
    isFrozen: drafted?.isFrozen ?? false,
    flights,
    programmes: programmes.length,
    crowd: crowdOf(programmes),
    unassigned,
    lone: flights.filter((flight) => flight.lone !== null).length,
    broken: flights.filter(({ broken }) => broken.length > 0).length,
    changes: withdrawn + (flights.length > 0 ? unassigned.length : 0),
  };
}

function crowdOf(programmes: readonly Programme[]): Crowd {
  const most = Math.max(1, ...programmes.map(({ skaters }) => skaters.length));
  return most === 1 ? 'skaters' : most === 2 ? 'couples' : 'teams';
}

function flightView(
  book: Book,
  event: PlanEvent,
  flight: EventFlight,
  number: number,
  lone: LoneSkater | null,
): FlightView {
  const members = flight.programmes.flatMap((id) => book.aged.get(id)?.programme ?? []);
  const known = new Set(members.map(({ id }) => id));
  return {
    flight,
    number,
    seconds: flightSeconds(
      event,
      members.map(({ seconds }) => seconds),
    ),
    broken: brokenRules(book, flight.eventId, flight.programmes).filter(({ rule }) => rule !== 'alone'),
    lone,
    withdrawn: flight.programmes.filter((id) => !known.has(id)),
  };
}

/** Sizes of flights, the largest first, each with how many have it. */
export function sizesOf(flights: readonly FlightView[]): { readonly size: number; readonly count: number }[] {
  const sizes = Map.groupBy(flights, ({ flight, withdrawn }) => flight.programmes.length - withdrawn.length);
  return [...sizes]
    .map(([size, { length }]) => ({ size, count: length }))
    .sort((one, other) => other.size - one.size);
}
