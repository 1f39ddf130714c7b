import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { familiesTime } from '../../../../shared/domain/day/running/earlyStart.ts';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';

/** Seats that need a judge, because nobody sits there or somebody who can’t, and the flights to come that they are for, by expected start. */
export interface OpenSeatsOfDay {
  readonly seats: number;
  readonly flightIds: readonly string[];
  /** The draft has judges for all of them, who are not published yet. */
  readonly areFilledInDraft: boolean;
}

interface SeatedPanels {
  readonly published: CompetitionPanels['published'];
  /** Those of the draft. */
  readonly panels: readonly {
    readonly flights: readonly { readonly id: string }[];
    readonly seats: readonly Pick<
      CompetitionPanels['panels'][number]['seats'][number],
      'coachId' | 'broken'
    >[];
  }[];
}

/** What of a day's flights to come needs a judge by the published panels; null for nothing, and where an organiser seats nobody here at all. */
export function openSeatsOfDay(
  { published, panels }: SeatedPanels,
  { runs }: Pick<DayRuns, 'runs'>,
): OpenSeatsOfDay | null {
  const toCome = runs
    .flatMap(({ flights }) => flights)
    .filter(({ state }) => state === 'toCome')
    .toSorted((one, other) => familiesTime(one).localeCompare(familiesTime(other)));
  const lacking = published.flatMap(({ flightIds, open }) => {
    const own = toCome.filter(({ id }) => flightIds.includes(id));
    return own.length > 0 && open > 0 ? [{ open, own }] : [];
  });
  if (lacking.length === 0 || !published.some(({ hasJudges }) => hasJudges)) return null;
  const concerned = toCome.filter((flight) => lacking.some(({ own }) => own.includes(flight)));
  const isFilled = ({ id }: { readonly id: string }) =>
    panels
      .find(({ flights }) => flights.some((flight) => flight.id === id))
      ?.seats.every(({ coachId, broken }) => coachId !== null && broken === null) ?? false;
  return {
    seats: lacking.reduce((sum, { open }) => sum + open, 0),
    flightIds: concerned.map(({ id }) => id),
    areFilledInDraft: concerned.every(isFilled),
  };
}
