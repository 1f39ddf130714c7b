import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import {
  type Book,
  type BrokenRule,
  allowedSpanDays,
  bookOf,
  brokenRules,
  membersOf,
  newlyBroken,
  spanDays,
} from './bookRules.ts';
import { sizeCost, spanCost } from './flightCost.ts';

/** A flight of one, with the other flights of the same level. */
export interface LoneSkater {
  readonly flightId: string;
  readonly programmeId: string;
  /** Flights that can take the skater in, the one whose size and ages suit best first. */
  readonly joinable: readonly { readonly flightId: string; readonly cost: number }[];
  /** The others of the level, each with every rule that forbids the join, the nearest in birthdate first. */
  readonly forbidden: readonly { readonly flightId: string; readonly rules: readonly BrokenRule[] }[];
}

/**
 * Finds skaters who are alone, and how that could be avoided. For each flight of one: which flights of the level (of any event) it
 * could join, and which rule forbids the others. Whoever can join nobody skates against the book.
 * @param flights of the plan, in any order
 * @returns lone skaters in the order of the flights; a couple or a team is one
 */
export function loneSkaters(problem: Problem, flights: readonly Flight[]): LoneSkater[] {
  const book = bookOf(problem);
  return flights.flatMap((lone): LoneSkater[] => {
    const [programmeId] = lone.programmes;
    if (programmeId === undefined || lone.programmes.length > 1) return [];
    const level = book.events.get(lone.eventId)?.level;
    const joins = flights
      .filter((host) => host !== lone && book.events.get(host.eventId)?.level === level)
      .map((host) => joinOf(book, host, lone));
    return [
      {
        flightId: lone.id,
        programmeId,
        joinable: joins
          .filter(({ rules }) => rules.length === 0)
          .sort((one, other) => one.cost - other.cost || one.apart - other.apart)
          .map(({ flightId, cost }) => ({ flightId, cost })),
        forbidden: joins
          .filter(({ rules }) => rules.length > 0)
          .sort((one, other) => one.apart - other.apart)
          .map(({ flightId, rules }) => ({ flightId, rules })),
      },
    ];
  });
}

function joinOf(book: Book, host: Flight, lone: Flight) {
  const programmes = [...host.programmes, ...lone.programmes];
  return {
    flightId: host.id,
    rules: newlyBroken(
      brokenRules(book, host.eventId, programmes),
      brokenRules(book, host.eventId, host.programmes),
    ),
    cost:
      costOf(book, host.eventId, programmes) -
      costOf(book, host.eventId, host.programmes) -
      costOf(book, lone.eventId, lone.programmes),
    apart: spanDays(membersOf(book, programmes)),
  };
}

function costOf(book: Book, eventId: string, programmes: readonly string[]): number {
  const members = membersOf(book, programmes);
  return (
    sizeCost(book.rules, members.length) +
    spanCost(spanDays(members), allowedSpanDays(book, eventId, members))
  );
}
