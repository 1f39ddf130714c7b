import type { ListedPanel } from '../../../../shared/contract/planning/panels.ts';

interface BegunSeat {
  /** Null for an open seat. */
  readonly name: string | null;
  /** How many flights. */
  readonly count: number;
}

/** Who stays in a seat for the flights that have started, in the order of the flights. */
export function begunBySeat({ begun }: Pick<ListedPanel, 'begun'>, index: number): BegunSeat[] {
  const byName = Map.groupBy(begun, ({ seats }) => seats[index] ?? null);
  return [...byName].map(([name, flights]) => ({ name, count: flights.length }));
}

/** The flights that a change of the panel concerns. */
export function flightsToCome({ begun, flights }: Pick<ListedPanel, 'begun' | 'flights'>) {
  const isBegun = new Set(begun.map(({ flightId }) => flightId));
  return flights.filter(({ id }) => !isBegun.has(id));
}
