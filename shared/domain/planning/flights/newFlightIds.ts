import type { Flight } from '../../../contract/core/planningFiles.ts';

/**
 * Ids for new flights, as `buildFlights` gives them: `f` and a number beyond those in use.
 * @returns a function that gives another id at each call
 */
export function newFlightIds(flights: readonly Pick<Flight, 'id'>[]): () => string {
  let last = 0;
  for (const { id } of flights) {
    const [, number] = /^f(\d{1,9})$/.exec(id) ?? [];
    last = Math.max(last, Number(number ?? 0));
  }
  return () => {
    last += 1;
    return `f${last}`;
  };
}
