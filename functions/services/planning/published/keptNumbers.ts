import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { cachedPlan } from './publishedPlans.ts';

interface FirstDay {
  readonly startDate: string | null;
  readonly timeZone: string | null;
}

/** Whether papers and people have the numbers of a competition’s flights (decision 0337). */
export const areNumbersKept = ({ startDate, timeZone }: FirstDay, now: Date): boolean =>
  startDate !== null && timeZone !== null && startDate <= dayIn(now, timeZone);

/** The numbers of the published flights by their ids, from the first day of the competition on. */
export async function keptNumbers(
  published: PublishedVersion | null,
  competition: FirstDay,
  now: Date,
): Promise<{ readonly numbers?: Record<string, number> }> {
  if (!published || !areNumbersKept(competition, now)) return {};
  const parts = partsOfFlights(await cachedPlan(published));
  return { numbers: Object.fromEntries([...parts].map(([id, { number }]) => [id, number])) };
}
