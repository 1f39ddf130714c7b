import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';

type Scheduled = Pick<Competition, 'id' | 'startDate' | 'endDate' | 'timeZone'>;

/** The competition that opens without a choice: the only one that is held today, else the only one. */
export function dayToOpen(scheduled: readonly Scheduled[], now: Date): string | null {
  const running = scheduled.filter(({ startDate, endDate, timeZone }) => {
    const today = dayIn(now, timeZone);
    return startDate <= today && today <= endDate;
  });
  const [only, ...others] = running.length > 0 ? running : scheduled;
  return only && others.length === 0 ? only.id : null;
}
