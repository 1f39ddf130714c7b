import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { SeatRule } from '../../../../shared/domain/planning/panels/seatRule.ts';

/** Seats that need a judge, because nobody sits there or somebody who can’t, and the flights to come that they are for, by expected start. */
export interface OpenSeatsOfDay {
  readonly seats: number;
  readonly flightIds: readonly string[];
}

interface Seated {
  readonly flights: readonly { readonly id: string }[];
  readonly seats: readonly { readonly coachId: string | null; readonly broken: SeatRule | null }[];
}

/** What of a day's flights to come needs a judge; null for nothing, and where an organiser seats nobody here at all. */
export function openSeatsOfDay(
  panels: readonly Seated[],
  { runs }: Pick<DayRuns, 'runs'>,
): OpenSeatsOfDay | null {
  const toCome = runs
    .flatMap(({ flights }) => flights)
    .filter(({ state }) => state === 'toCome')
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const open = panels.flatMap(({ flights, seats }) => {
    const own = toCome.filter(({ id }) => flights.some((one) => one.id === id));
    const count = seats.filter(({ coachId, broken }) => coachId === null || broken !== null).length;
    return own.length > 0 && count > 0 ? [{ count, own }] : [];
  });
  const isUsed = panels.some(({ seats }) => seats.some(({ coachId }) => coachId !== null));
  if (open.length === 0 || !isUsed) return null;
  const concerned = new Set(open.flatMap(({ own }) => own));
  return {
    seats: open.reduce((sum, { count }) => sum + count, 0),
    flightIds: toCome.filter((flight) => concerned.has(flight)).map(({ id }) => id),
  };
}

const timeOf = ({ expected, start }: { readonly expected: string | null; readonly start: string }) =>
  expected ?? start.slice(0, -3);
