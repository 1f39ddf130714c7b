import type { StartPlace } from '../../../contract/day/running/checkIn.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';

/** A skater who falls ill before the first of several flights of a day. */
export interface Illness {
  /** The first. */
  readonly flight: RehearsedFlight;
  readonly starts: readonly StartPlace[];
}

export const keyOfStart = ({ flightId, programmeId }: StartPlace): string => `${flightId} ${programmeId}`;

/** Who is left can still be placed. */
const LEAST_SKATERS = 3;

/**
 * For each day the skater with the most flights, if there are several. First in a start order, in a pair, in a team or
 * in a small flight is left alone: those have incidents of their own.
 */
export function illnesses(flights: readonly RehearsedFlight[]): Illness[] {
  return [...Map.groupBy(flights, ({ date }) => date).values()].flatMap((day) => {
    const starts = day.flatMap((flight) =>
      flight.programmeIds.flatMap((programmeId, index) =>
        (flight.people.get(programmeId) ?? []).map((person, _, { length }) => ({
          person,
          flight,
          programmeId,
          isFit: index > 0 && length === 1 && flight.programmeIds.length >= LEAST_SKATERS,
        })),
      ),
    );
    const [ill = []] = [...Map.groupBy(starts, ({ person }) => person)]
      .filter(([, own]) => own.length > 1 && own.every(({ isFit }) => isFit))
      .toSorted(([one, own], [other, others]) => others.length - own.length || (one < other ? -1 : 1))
      .map(([, own]) => own.toSorted((one, other) => one.flight.start - other.flight.start));
    const [first] = ill;
    if (!first) return [];
    return [
      {
        flight: first.flight,
        starts: ill.map(({ flight, programmeId }) => ({ flightId: flight.id, programmeId })),
      },
    ];
  });
}
