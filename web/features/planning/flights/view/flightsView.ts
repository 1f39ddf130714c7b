import type { DraftEvent, ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { PlanEvent, Programme } from '../../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleProblem } from '../../../../../shared/contract/planning/scheduleProblem.ts';
import { flightSeconds } from '../../../../../shared/domain/planning/flightLength.ts';
import {
  type Book,
  type BrokenRule,
  bookOf,
  brokenRules,
} from '../../../../../shared/domain/planning/flights/bookRules.ts';
import { type LoneSkater, loneSkaters } from '../../../../../shared/domain/planning/flights/loneSkaters.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { type Part, partsOfFlights } from '../../../../../shared/domain/planning/published/publishedPlan.ts';
import {
  type TouchedFlight,
  touchedFlights,
} from '../../../../../shared/domain/planning/draft/touchedFlights.ts';
import { type WalkOns, withWalkOns } from '../../../../../shared/domain/planning/published/withWalkOns.ts';
import { type EventFlight, flightsOf } from './draftFlights.ts';

export interface FlightView {
  readonly flight: EventFlight;
  /** Counted within the event, from 1, as everywhere. */
  readonly number: number;
  readonly seconds: number;
  /** Broken rules; `alone` is in `lone` instead. */
  readonly broken: readonly BrokenRule[];
  readonly lone: LoneSkater | null;
  /** Ids of programmes that joined it at check-in, and that the draft has in no flight. */
  readonly walkOns: readonly string[];
  /** Ids of its programmes that are not confirmed any more. */
  readonly withdrawn: readonly string[];
  /** Seconds of its block and of itself, where its programmes last longer or shorter than when it was placed. */
  readonly length: TouchedFlight['length'];
}

/** How many skate an event at a time: one, two or more. */
export type StarterKind = 'skaters' | 'couples' | 'teams';

export interface EventView {
  readonly id: string;
  readonly format: string;
  readonly level: string;
  /** The event in the planner's problem. */
  readonly rules: PlanEvent;
  readonly isFrozen: boolean;
  readonly flights: readonly FlightView[];
  readonly programmes: number;
  readonly crowd: StarterKind;
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
export function flightsView(
  { problem, events }: ScheduleProblem,
  draft: ScheduleDraft,
  walkOns: WalkOns,
): FlightsView {
  const flights = flightsOf(draft);
  const skated = withWalkOns({ flights }, walkOns).flights;
  const skating = new Set(skated.flatMap(({ programmes }) => programmes));
  const book = bookOf(problem);
  const lone = new Map(loneSkaters(problem, skated).map((one) => [one.flightId, one]));
  const entered = Map.groupBy(problem.programmes, ({ eventId }) => eventId);
  const { flights: touched, missing } = touchedFlights(problem, draft);
  const draftFacts: DraftFacts = {
    parts: partsOfFlights(planOfDraft(draft)),
    flights: new Map(touched.map((flight) => [flight.flightId, flight])),
    missing: new Set(missing.map(({ programmeId }) => programmeId).filter((id) => !skating.has(id))),
    walkOns: walkOnsIn(flights, skated),
  };
  const drafted = new Map(draft.events.map((event) => [event.eventId, event]));
  const formats = new Map(events.map(({ id, formatId, format }) => [id, { formatId, format }]));
  const views = problem.events.flatMap((rules): (EventView & { readonly formatId: string })[] => {
    const programmes = entered.get(rules.id) ?? [];
    const drawn = drafted.get(rules.id);
    if (programmes.length === 0 && !drawn?.flights.length) return [];
    const { formatId, format } = formats.get(rules.id) ?? { formatId: '', format: '' };
    return [{ ...eventView(book, rules, programmes, drawn, lone, draftFacts), formatId, format }];
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

const walkOnsIn = (drafted: readonly EventFlight[], skated: readonly EventFlight[]): WalkOns => {
  const isDrafted = new Set(drafted.flatMap(({ programmes }) => programmes));
  return new Map(skated.map(({ id, programmes }) => [id, programmes.filter((one) => !isDrafted.has(one))]));
};

/** How flights are numbered, and what entries changed since they were built. */
interface DraftFacts {
  readonly parts: ReadonlyMap<string, Part>;
  readonly flights: ReadonlyMap<string, TouchedFlight>;
  readonly missing: ReadonlySet<string>;
  readonly walkOns: WalkOns;
}

function eventView(
  book: Book,
  rules: PlanEvent,
  programmes: readonly Programme[],
  drafted: DraftEvent | undefined,
  lone: ReadonlyMap<string, LoneSkater>,
  facts: DraftFacts,
): Omit<EventView, 'format'> {
  const flights = (drafted?.flights ?? [])
    .map((flight) =>
      flightView(
        book,
        rules,
        { ...flight, eventId: rules.id },
        {
          number: facts.parts.get(flight.id)?.number ?? 0,
          lone: lone.get(flight.id) ?? null,
          touched: facts.flights.get(flight.id),
          walkOns: facts.walkOns.get(flight.id) ?? [],
        },
      ),
    )
    .sort((one, other) => one.number - other.number);
  const isBuilt = flights.length > 0;
  const unassigned = programmes.filter(({ id }) => !isBuilt || facts.missing.has(id));
  const changes = flights.reduce(
    (sum, { withdrawn, length }) => sum + (length && withdrawn.length === 0 ? 1 : withdrawn.length),
    isBuilt ? unassigned.length : 0,
  );
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
    changes,
  };
}

function crowdOf(programmes: readonly Programme[]): StarterKind {
  const most = Math.max(1, ...programmes.map(({ skaters }) => skaters.length));
  return most === 1 ? 'skaters' : most === 2 ? 'couples' : 'teams';
}

function flightView(
  book: Book,
  event: PlanEvent,
  flight: EventFlight,
  {
    number,
    lone,
    touched,
    walkOns,
  }: Pick<FlightView, 'number' | 'lone' | 'walkOns'> & { readonly touched: TouchedFlight | undefined },
): FlightView {
  const members = flight.programmes.flatMap((id) => book.aged.get(id)?.programme ?? []);
  return {
    flight,
    number,
    seconds: flightSeconds(
      event,
      members.map(({ seconds }) => seconds),
    ),
    broken: brokenRules(book, flight.eventId, flight.programmes).filter(({ rule }) => rule !== 'alone'),
    lone,
    walkOns,
    withdrawn: touched?.gone ?? [],
    length: touched?.length ?? null,
  };
}

/** Sizes of flights, the largest first, each with how many have it. */
export function sizesOf(flights: readonly FlightView[]): { readonly size: number; readonly count: number }[] {
  const sizes = Map.groupBy(flights, ({ flight, withdrawn }) => flight.programmes.length - withdrawn.length);
  return [...sizes]
    .map(([size, { length }]) => ({ size, count: length }))
    .sort((one, other) => other.size - one.size);
}
