import type { Competition } from '../../shared/contract/competitions.ts';

/** The query parameter that remembers the chosen competition. */
export const CHOICE = 'competition';

/** The competition whose lists are shown where the address names none: the next one, else the last one. */
export function usualCompetition(
  competitions: readonly Competition[],
  today: string,
): Competition | undefined {
  const byDate = [...competitions].sort((a, b) => a.startDate.localeCompare(b.startDate));
  return byDate.find(({ endDate }) => endDate >= today) ?? byDate.at(-1);
}
