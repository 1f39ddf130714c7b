import type { Competition } from '../../shared/contract/competitions.ts';

/** The query parameter that remembers the chosen competition. */
export const CHOICE = 'competition';

/**
 * The competition whose lists are shown: the one in the address if it exists, else the one that
 * starts next, else the last one.
 */
export function chosenCompetition(
  competitions: readonly Competition[],
  wanted: string | null,
  today: string,
): Competition | undefined {
  const byDate = [...competitions].sort((a, b) => a.startDate.localeCompare(b.startDate));
  return (
    byDate.find(({ id }) => id === wanted) ?? byDate.find(({ endDate }) => endDate >= today) ?? byDate.at(-1)
  );
}
