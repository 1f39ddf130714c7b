import type { Protocol, ProtocolFlight, ProtocolRow } from '../../../../contract/day/results/protocol.ts';
import type { CorrectionReason, ResultState } from '../../../../contract/day/results/results.ts';
import type { PublishedSkater } from '../../../planning/published/publicBlocks.ts';
import {
  blocksOfFlights,
  compareBlocks,
  partsOfFlights,
  type PublishedPlan,
} from '../../../planning/published/publishedPlan.ts';
import { withUnscheduledFlights } from '../postedResults.ts';

interface Outcome {
  readonly place: number | null;
  readonly total: number | null;
  readonly points: number;
}

interface Step {
  readonly at: string;
  readonly by: { readonly name: string };
}

interface Version {
  readonly version: number;
  readonly at: string;
  readonly by: { readonly name: string };
  readonly approvalReason: string | null;
  readonly correction: { readonly reason: CorrectionReason; readonly text: string } | null;
  readonly proposed: Step | null;
  readonly aloneReason: string | null;
  readonly refereeAllowed: boolean;
  readonly rows: readonly (Outcome & {
    readonly programmeId: string;
    readonly state: ResultState;
    readonly penalties: readonly { readonly code: string; readonly tenths: number }[];
    readonly before: Outcome | null;
  })[];
}

/** An approved result with all its versions, by ids alone. */
export interface RecordedFlight {
  readonly result: {
    readonly flightId: string;
    readonly eventId: string;
    readonly approved: Step;
    readonly posted: Step | null;
  };
  readonly version: Version;
  /** Oldest first. */
  readonly versions: readonly Version[];
}

/** Who sits where on the panel of a flight. */
export interface SeatedOfficial {
  readonly seat: string;
  readonly coachId: string;
  /** With the rinks, where another official of the competition has the same name. */
  readonly name: string;
}

export interface ProtocolFacts {
  readonly competition: Protocol['competition'];
  /** A UTC instant. */
  readonly madeAt: string;
  readonly plan: PublishedPlan;
  /** Of the form, in its order. */
  readonly events: readonly { readonly id: string; readonly format: string; readonly level: string }[];
  readonly cancelledEvents: Protocol['cancelledEvents'];
  /** By programme, as published now. */
  readonly skaters: ReadonlyMap<string, PublishedSkater>;
  readonly results: readonly RecordedFlight[];
  /** The start order of each flight on its day. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** By flight, the referee first. */
  readonly officials: ReadonlyMap<string, readonly SeatedOfficial[]>;
  /** Names by id. */
  readonly surfaces: ReadonlyMap<string, string>;
  /** By code; a penalty that the rules have lost is known by its code. */
  readonly penalties: ReadonlyMap<string, string>;
  readonly rinks: Protocol['rinks'];
}

/** The organisers' record of a competition: every flight, with its result and how it came to be. */
export function protocolOf(facts: ProtocolFacts): Protocol {
  const { competition, madeAt, plan, skaters, rinks } = facts;
  const events = eventsOf(facts);
  const entries = new Set([...skaters.keys()].map((programmeId) => programmeId.split('.')[0])).size;
  return {
    copy: 'organisers',
    madeAt,
    competition,
    numbers: { entries, programmes: skaters.size, ...numbersOf(events) },
    officials: officialsOf(plan.flights.map(({ id }) => facts.officials.get(id) ?? [])),
    events,
    cancelledEvents: facts.cancelledEvents,
    rinks: [...rinks],
  };
}

/** Counts the flights that a copy shows. */
export function numbersOf(events: Protocol['events']): Omit<Protocol['numbers'], 'entries' | 'programmes'> {
  const flights = events.flatMap((event) => event.flights);
  const rows = flights.flatMap((flight) => flight.rows);
  const count = (state: ResultState) => rows.filter((row) => row.state === state).length;
  return {
    flights: flights.length,
    posted: flights.filter(({ posted }) => posted !== null).length,
    starts: count('skated'),
    scratches: count('withdrawn'),
    noShows: count('noShow'),
    corrections: flights.reduce((sum, { corrections }) => sum + corrections.length, 0),
  };
}

function eventsOf(facts: ProtocolFacts): Protocol['events'] {
  const { events, results, surfaces } = facts;
  const plan = withUnscheduledFlights(
    facts.plan,
    results.map(({ result }) => result),
  );
  const [blocks, parts] = [blocksOfFlights(plan), partsOfFlights(plan)];
  const found = new Map(results.map((one) => [one.result.flightId, one]));
  return events.flatMap((event) => {
    const flightIds = plan.flights
      .filter(({ eventId }) => eventId === event.id)
      .map(({ id }) => id)
      .toSorted((one, other) => compareBlocks(blocks.get(one), blocks.get(other)));
    if (flightIds.length === 0) return [];
    const flights = flightIds.map((flightId): ProtocolFlight => {
      const block = blocks.get(flightId);
      const order = facts.orders.get(flightId) ?? [];
      return {
        part: parts.get(flightId) ?? { number: 1, of: 1 },
        date: block?.date ?? '',
        start: block?.start ?? '',
        surface: surfaces.get(block?.surfaceId ?? '') ?? '',
        officials: (facts.officials.get(flightId) ?? []).map(({ seat, name }) => ({ seat, name })),
        starters: order.length,
        ...resultOf(found.get(flightId), order, facts),
      };
    });
    return [{ id: event.id, format: event.format, level: event.level, flights }];
  });
}

function resultOf(
  found: RecordedFlight | undefined,
  order: readonly string[],
  { skaters, penalties }: ProtocolFacts,
): Pick<ProtocolFlight, 'version' | 'approved' | 'approvalReason' | 'posted' | 'rows' | 'corrections'> {
  if (!found) {
    return { version: 0, approved: null, approvalReason: null, posted: null, rows: [], corrections: [] };
  }
  const { result, version, versions } = found;
  const nameOf = (programmeId: string) => skaters.get(programmeId)?.name ?? null;
  return {
    version: version.version,
    approved: stepOf(result.approved),
    approvalReason: version.approvalReason,
    posted: result.posted && stepOf(result.posted),
    rows: version.rows.map((row): ProtocolRow => {
      const start = order.indexOf(row.programmeId) + 1;
      const { name = null, rink = null } = skaters.get(row.programmeId) ?? {};
      return {
        start: start === 0 ? null : start,
        name,
        rink,
        state: row.state,
        ...outcomeOf(row),
        penalties: row.penalties.map(({ code, tenths }) => ({ label: penalties.get(code) ?? code, tenths })),
      };
    }),
    corrections: versions.flatMap(({ version: number, at, by, correction, proposed, rows, ...one }) =>
      correction === null
        ? []
        : [
            {
              version: number,
              at,
              by: by.name,
              proposedBy: proposed?.by.name ?? null,
              aloneReason: one.aloneReason,
              refereeAllowed: one.refereeAllowed,
              ...correction,
              changes: rows.flatMap(({ programmeId, before, ...after }) =>
                before === null
                  ? []
                  : [{ name: nameOf(programmeId), before: outcomeOf(before), after: outcomeOf(after) }],
              ),
            },
          ],
    ),
  };
}

const stepOf = ({ at, by }: Step) => ({ at, by: by.name });

const outcomeOf = ({ place, total, points }: Outcome): Outcome => ({ place, total, points });

/** Everybody on a panel, with how many flights they led and judged. */
function officialsOf(panels: readonly (readonly SeatedOfficial[])[]): Protocol['officials'] {
  const names = new Map(panels.flat().map(({ coachId, name }) => [coachId, name]));
  return [...names]
    .map(([coachId, name]) => {
      const flightsAs = (isReferee: boolean) =>
        panels.filter((seats) =>
          seats.some((one) => one.coachId === coachId && (one.seat === 'referee') === isReferee),
        ).length;
      return { name, asReferee: flightsAs(true), asJudge: flightsAs(false) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
