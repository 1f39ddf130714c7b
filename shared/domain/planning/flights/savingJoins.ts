import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { lackingSeconds, tracksOf } from '../../entering/onIce/bound.ts';
import { flightSeconds } from '../flightLength.ts';
import { type Book, type BrokenRule, bookOf, brokenRules, newlyBroken } from './bookRules.ts';

/** Two flights of an event that need less ice as one. */
interface SavingJoin {
  readonly eventId: string;
  readonly flightId: string;
  readonly otherId: string;
  readonly seconds: number;
  /** Empty, or the age span with the days beyond it: no other rule is broken for ice. */
  readonly broken: readonly BrokenRule[];
}

export interface IceSaved {
  readonly lackingSeconds: number;
  /** Those that keep the rules first, then by the days beyond the age span: each flight once, until enough is saved. */
  readonly joins: readonly SavingJoin[];
}

/**
 * The joins of flights that save the ice that is lacking; none where there is enough.
 * @param flights of the competition, in their start orders
 * @param frozen events whose flights stay
 */
export function savingJoins(
  problem: Problem,
  flights: readonly Flight[],
  frozen: ReadonlySet<string>,
): IceSaved {
  const book = bookOf(problem);
  const lacking = lackingIce(problem, book, flights);
  if (lacking === 0) return { lackingSeconds: 0, joins: [] };
  const byEvent = Map.groupBy(flights, ({ eventId }) => eventId);
  const all = [...byEvent].flatMap(([eventId, own]) => (frozen.has(eventId) ? [] : joinsOf(book, own)));
  all.sort((one, other) => daysBeyond(one) - daysBeyond(other) || other.seconds - one.seconds);
  const joined = new Set<string>();
  const joins: SavingJoin[] = [];
  let saved = 0;
  for (const join of all) {
    if (saved >= lacking) break;
    if (joined.has(join.flightId) || joined.has(join.otherId)) continue;
    joined.add(join.flightId).add(join.otherId);
    joins.push(join);
    saved += join.seconds;
  }
  return { lackingSeconds: lacking, joins };
}

/** What the flights need beyond what the hours hold; the ice that others have then is not there. */
function lackingIce(problem: Problem, book: Book, flights: readonly Flight[]): number {
  const needed = flights.reduce(
    (total, flight) => total + secondsOf(book, flight.eventId, flight.programmes),
    0,
  );
  const taken = problem.fixed.blocks
    .filter(({ flightId }) => flightId === undefined)
    .reduce((total, { seconds }) => total + seconds, 0);
  return lackingSeconds(needed + taken, tracksOf(problem), problem.rules);
}

function joinsOf(book: Book, flights: readonly Flight[]): SavingJoin[] {
  return flights.flatMap((flight, index) =>
    flights.slice(index + 1).flatMap((other): SavingJoin[] => {
      const { eventId } = flight;
      const both = [...flight.programmes, ...other.programmes];
      const seconds =
        secondsOf(book, eventId, flight.programmes) +
        secondsOf(book, eventId, other.programmes) -
        secondsOf(book, eventId, both);
      const broken = newlyBroken(brokenRules(book, eventId, both), [
        ...brokenRules(book, eventId, flight.programmes),
        ...brokenRules(book, eventId, other.programmes),
      ]);
      const isAllowed = seconds > 0 && broken.every(({ rule }) => rule === 'ageSpan');
      return isAllowed ? [{ eventId, flightId: flight.id, otherId: other.id, seconds, broken }] : [];
    }),
  );
}

function secondsOf({ events, aged }: Book, eventId: string, programmes: readonly string[]): number {
  const event = events.get(eventId);
  const lengths = programmes.flatMap((id) => aged.get(id)?.programme.seconds ?? []);
  return event ? flightSeconds(event, lengths) : 0;
}

const daysBeyond = ({ broken }: SavingJoin) => broken.reduce((total, { by }) => total + by, 0);
