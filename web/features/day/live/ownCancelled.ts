import type { PublicSkater } from '../follow/index.ts';
import type { OwnCancelled } from './useOwnAppointments.ts';

interface CancelledPlace {
  readonly format: string;
  readonly level: string;
  readonly skaters: readonly PublicSkater[];
}

/** A start of an own child that is not skated: its event was cancelled. */
export interface OwnCancelledStart<Flight> {
  readonly flight: Flight;
  /** As its entry names it. */
  readonly skater: PublicSkater;
  /** As the public list has it; null where no name there is the child's. */
  readonly published: PublicSkater | null;
}

/** Where a family's children would have skated; of several flights of the event the one that names the child, else the first. */
export function ownCancelledStarts<Flight extends CancelledPlace>(
  flights: readonly Flight[],
  own: readonly OwnCancelled[],
): OwnCancelledStart<Flight>[] {
  return own.flatMap(({ name, format, level }) => {
    const ofEvent = flights.filter((flight) => flight.format === format && flight.level === level);
    const namedIn = ({ skaters }: Flight) => skaters.find((one) => isNamed(one, name));
    const flight = ofEvent.find(namedIn) ?? ofEvent[0];
    if (!flight) return [];
    // Without a rink there is no star: nobody has to follow one's own child.
    return [{ flight, skater: { name, rink: null }, published: namedIn(flight) ?? null }];
  });
}

/** A published name leaves out what its guardians chose to leave out. */
const isNamed = (published: PublicSkater, name: string) =>
  published.name.split(' ').every((word) => name.split(' ').includes(word));
