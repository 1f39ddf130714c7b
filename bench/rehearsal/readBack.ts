import type { Caller } from '../../local/testing/caller.ts';
import type { RehearsedFlight } from '../../shared/domain/day/rehearsal/rehearsedDay.ts';
import { boxOf, outcomesOf, type Book, type BookOutcome } from './book.ts';
import { compare, type Tally } from './compare.ts';
import { rinkOf } from './world.ts';

export interface PlayedDay {
  readonly competitionId: string;
  readonly flights: readonly RehearsedFlight[];
  readonly surfaceOf: ReadonlyMap<string, string>;
  /** Of the skaters, by programme. */
  readonly names: ReadonlyMap<string, string>;
}

/** Everything that was stored and shown, beside what the book says. */
export async function readBack(admin: Caller, day: PlayedDay, book: Book): Promise<Record<string, Tally>> {
  const outcomes = new Map(
    day.flights.map(({ id, programmeIds }) => [id, outcomesOf(book, id, programmeIds)]),
  );
  return {
    marks: await marks(admin, day, book),
    results: await results(admin, day, outcomes),
    'public places': await publicPlaces(admin, day, outcomes),
    'points of rinks': await rinkPoints(admin, day, outcomes),
  };
}

async function marks(admin: Caller, { competitionId, flights }: PlayedDay, book: Book): Promise<Tally> {
  // A sheet has the marks that count, after corrections.
  const expected = new Map(
    [...book.boxes].map(([box, { value }]) => [box, book.corrections.get(box) ?? value] as const),
  );
  const sheets = await Promise.all(
    flights.map(async ({ id: flightId }) => ({
      flightId,
      ...(await admin.data('getFlightSheets', { params: { competitionId, flightId } })),
    })),
  );
  const found = sheets.flatMap(({ flightId, sheets: own }) =>
    own.flatMap(({ seat, cells }) =>
      cells.map((cell) => [boxOf({ ...cell, flightId, seat }), cell.value] as const),
    ),
  );
  return compare(expected, found);
}

type Outcomes = ReadonlyMap<string, readonly BookOutcome[]>;

const nameOf = (flightId: string, programmeId: string) => `${flightId} ${programmeId}`;
const valueOf = ({ place, total, points }: BookOutcome) => [place, total, points];

async function results(admin: Caller, { competitionId }: PlayedDay, outcomes: Outcomes): Promise<Tally> {
  const expected = new Map(
    [...outcomes].flatMap(([flightId, own]) =>
      own.map((outcome) => [nameOf(flightId, outcome.programmeId), valueOf(outcome)] as const),
    ),
  );
  const { flights } = await admin.data('listFlightResults', { params: { competitionId } });
  const found = flights.flatMap(({ id, result }) =>
    (result?.awarded ? result.rows : []).map((row) => [nameOf(id, row.programmeId), valueOf(row)] as const),
  );
  return compare(expected, found);
}

/** Without names, which guardians may have shortened: places and points of each flight. */
async function publicPlaces(admin: Caller, { competitionId }: PlayedDay, outcomes: Outcomes): Promise<Tally> {
  const { flights } = await admin.data('listFlightResults', { params: { competitionId } });
  const placed = (own: readonly Pick<BookOutcome, 'place' | 'points'>[]) =>
    own
      .filter(({ place }) => place !== null)
      .map(({ place, points }) => `${String(place)}:${String(points)}`)
      .sort();
  const expected = new Map(
    flights.map(({ id, eventId, part }) => [
      `${eventId} ${String(part.number)}`,
      placed(outcomes.get(id) ?? []),
    ]),
  );
  const events = [...new Set(flights.map(({ eventId }) => eventId))];
  const answers = await Promise.all(
    events.map(async (eventId) => admin.data('getResult', { params: { competitionId, eventId } })),
  );
  const found = answers.flatMap(({ id, flights: own }) =>
    own.map(({ number, places }) => [`${id} ${String(number)}`, placed(places)] as const),
  );
  return compare(expected, found);
}

async function rinkPoints(
  admin: Caller,
  { competitionId, names }: PlayedDay,
  outcomes: Outcomes,
): Promise<Tally> {
  const expected = new Map<string, number>();
  for (const { programmeId, points } of [...outcomes.values()].flat()) {
    const rink = rinkOf(names.get(programmeId) ?? '');
    expected.set(rink, (expected.get(rink) ?? 0) + points);
  }
  // The public sums leave out whoever is published by initials.
  const query = { copy: 'organisers' } as const;
  const { rinks } = await admin.data('getProtocol', { params: { competitionId }, query });
  return compare(
    expected,
    rinks.map(({ name, points }) => [name, points] as const),
  );
}
