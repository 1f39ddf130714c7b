import type { Flight, Problem } from '../../../../../shared/contract/core/planningFiles.ts';

/** The flights that a person skates in, in the order of the events. */
export function flightsOfPerson(
  { programmes }: Pick<Problem, 'programmes'>,
  flights: readonly Flight[],
  personId: string,
): string[] {
  const own = new Set(programmes.filter(({ skaters }) => skaters.includes(personId)).map(({ id }) => id));
  return flights.filter((flight) => flight.programmes.some((id) => own.has(id))).map(({ id }) => id);
}
