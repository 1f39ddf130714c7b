import type { RunFlight, RunStarter } from '../../../contract/day/running/dayRuns.ts';
import { doesSkate } from './startOrder.ts';

/** A programme in its flight. */
export interface StartInFlight {
  readonly flight: RunFlight;
  readonly starter: RunStarter;
}

export interface PersonStarts {
  readonly person: RunStarter['people'][number];
  /** By time. */
  readonly starts: readonly StartInFlight[];
}

/** More than a couple: a team can skate without one of its members. */
export const isTeam = ({ people }: { readonly people: readonly unknown[] }): boolean => people.length > 2;

/** Whether those of a start skate as two or as a team; null for one alone. */
export const groupOf = (starter: { readonly people: readonly unknown[] }): 'couple' | 'team' | null =>
  isTeam(starter) ? 'team' : starter.people.length === 2 ? 'couple' : null;

/** Who is in a team is told by id alone: to scratch one of its skaters, a helper needs no list of the others’ names. */
export const withoutTeamNames = (people: Readonly<RunStarter['people']>): RunStarter['people'] =>
  isTeam({ people }) ? people.map(({ id }) => ({ id, name: '' })) : [...people];

/**
 * What the skater of a start, or both of a couple, skate besides on that day and can still be scratched from. Of a
 * team nobody: who of it is ill is not known.
 * @param flights of the day, in any order
 */
export function otherStarts(
  flights: readonly RunFlight[],
  { flight, starter }: StartInFlight,
): PersonStarts[] {
  if (isTeam(starter)) return [];
  const open = flights
    .filter(({ state }) => state === 'toCome' || state === 'now')
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .flatMap((of) => of.starters.map((one) => ({ flight: of, starter: one })))
    .filter((one) => one.flight.id !== flight.id || one.starter.programmeId !== starter.programmeId)
    .filter((one) => doesSkate(one.starter));
  return starter.people
    .map((person) => ({
      person,
      starts: open.filter((one) => one.starter.people.some(({ id }) => id === person.id)),
    }))
    .filter(({ starts }) => starts.length > 0);
}
