import type { PlanEvent, Problem } from '../../../contract/core/planningFiles.ts';
import { repeatedIn } from '../planFacts.ts';
import { type AgedProgramme, ageProgrammes } from './programmeAges.ts';

/**
 * The rules on who skates together (competition-day section 2). `person`: nobody twice. `event`: one event alone. `size`: not more than the
 * event's most. `sex`: apart where the event says so, unless one is saved from skating alone. `adults`: apart.
 * `ageSpan`: not too far apart in age. `alone`: not a flight of one, who skates against the book.
 */
export type BookRule = 'person' | 'event' | 'size' | 'sex' | 'adults' | 'ageSpan' | 'alone';

/** A rule that a flight breaks. */
export interface BrokenRule {
  readonly rule: BookRule;
  /** How far the flight is beyond the rule: days for `ageSpan`, skaters for `person`, programmes for the others. */
  readonly by: number;
}

/** Facts that the rules look at: made once, used for many flights. */
export interface Book {
  readonly rules: Problem['rules'];
  readonly events: ReadonlyMap<string, PlanEvent>;
  readonly aged: ReadonlyMap<string, AgedProgramme>;
}

export function bookOf(problem: Problem): Book {
  return {
    rules: problem.rules,
    events: new Map(problem.events.map((event) => [event.id, event])),
    aged: new Map(ageProgrammes(problem).map((aged) => [aged.programme.id, aged])),
  };
}

/**
 * The rules that a flight breaks, in the order of `BookRule`. Programmes that the problem does not have do not count.
 * @param programmes of the flight, by id
 */
export function brokenRules(book: Book, eventId: string, programmes: readonly string[]): BrokenRule[] {
  const members = membersOf(book, programmes);
  const event = book.events.get(eventId);
  const adults = members.filter(({ isAdult }) => isAdult).length;
  const broken: BrokenRule[] = [
    { rule: 'person', by: repeatedIn(members.flatMap(({ programme }) => programme.skaters)).length },
    { rule: 'event', by: members.filter(({ programme }) => programme.eventId !== eventId).length },
    { rule: 'size', by: event ? members.length - event.flight.most : 0 },
    { rule: 'sex', by: event?.splitBySex ? secondSexes(members) : 0 },
    { rule: 'adults', by: Math.min(adults, members.length - adults) },
    { rule: 'ageSpan', by: Math.ceil(spanDays(members) - allowedSpanDays(book, eventId, members)) },
    { rule: 'alone', by: members.length === 1 ? 1 : 0 },
  ];
  return broken.filter(({ by }) => by > 0);
}

/** The rules that a flight breaks further than each of the flights did from which it was made. */
export function newlyBroken(after: readonly BrokenRule[], before: readonly BrokenRule[]): BrokenRule[] {
  return after.filter(({ rule, by }) => !before.some((other) => other.rule === rule && other.by >= by));
}

export function membersOf({ aged }: Book, programmes: readonly string[]): AgedProgramme[] {
  return programmes.map((id) => aged.get(id)).filter((found) => found !== undefined);
}

/** Days between the birthdates of the oldest and the youngest. */
export function spanDays(members: readonly AgedProgramme[]): number {
  const births = members.map(({ birth }) => birth);
  return births.length === 0 ? 0 : Math.max(...births) - Math.min(...births);
}

/** The age span, in days, that a flight may have; adults have theirs only among themselves. */
export function allowedSpanDays(
  { rules, events }: Book,
  eventId: string,
  members: readonly AgedProgramme[],
): number {
  if (members.length > 0 && members.every(({ isAdult }) => isAdult)) return rules.adultSpanDays;
  const isMixed = new Set(members.map(({ sex }) => sex)).size > 1;
  return isMixed && events.get(eventId)?.splitBySex ? rules.mixedSpanDays : rules.ageSpanDays;
}

/** Programmes too many for a mixed flight: every sex but the most frequent may have one, who was alone. */
function secondSexes(members: readonly AgedProgramme[]): number {
  const counts = [...Map.groupBy(members, ({ sex }) => sex).values()].map(({ length }) => length);
  const [, ...others] = counts.sort((one, other) => other - one);
  return others.reduce((sum, count) => sum + count - 1, 0);
}
