import type { ScheduleProblem } from '../../../../../shared/contract/planning/scheduleProblem.ts';
import { searchable } from '../../../../table/searchable.ts';
import type { FlightsView } from './flightsView.ts';

/** A programme that a search finds, with its flight. */
export interface FoundProgramme {
  readonly programmeId: string;
  readonly name: string;
  /** Members of a team, or of a couple, whose own names the search finds. */
  readonly members: readonly string[];
  readonly eventId: string;
  /** Null while the programme is in no flight. */
  readonly flight: { readonly id: string; readonly number: number } | null;
}

/**
 * Prepares a search for people: by the name of a programme, or of one of its skaters.
 * @returns a search that gives programmes whose names contain every typed word, by name
 */
export function peopleSearch(
  { problem, programmes, people }: ScheduleProblem,
  { events }: FlightsView,
): (typed: string) => FoundProgramme[] {
  const fullNames = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const names = new Map(programmes.map(({ id, name }) => [id, name]));
  const flights = new Map(
    events.flatMap((event) =>
      event.flights.flatMap(({ flight, number }) =>
        flight.programmes.map((id) => [id, { id: flight.id, number }] as const),
      ),
    ),
  );
  const all = problem.programmes.map(({ id, eventId, skaters }) => {
    const name = names.get(id) ?? '';
    const people = skaters.map((skater) => fullNames.get(skater) ?? '');
    return {
      programme: { programmeId: id, name, eventId, flight: flights.get(id) ?? null },
      text: searchable(name),
      people: people.map((fullName) => ({ fullName, text: searchable(fullName) })),
    };
  });
  return (typed) => {
    const words = searchable(typed).split(/\s+/u).filter(Boolean);
    if (words.length === 0) return [];
    const isFound = ({ text }: { readonly text: string }) => words.every((word) => text.includes(word));
    return all
      .flatMap(({ programme, people, ...named }): FoundProgramme[] => {
        if (isFound(named)) return [{ ...programme, members: [] }];
        const members = people.filter(isFound).map(({ fullName }) => fullName);
        return members.length > 0 ? [{ ...programme, members }] : [];
      })
      .sort((one, other) => one.name.localeCompare(other.name));
  };
}
