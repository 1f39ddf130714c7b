import { dayIn } from '../dates/timeZone.ts';

interface DatedCompetition {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  /** Whether a schedule is published. */
  readonly hasSchedule?: boolean | undefined;
}

/** Whether a competition skates today by its published schedule, on the venue's clock. */
export function skatesToday(
  { startDate, endDate, timeZone, hasSchedule }: DatedCompetition,
  now: Date,
): boolean {
  const today = dayIn(now, timeZone);
  return hasSchedule === true && startDate <= today && today <= endDate;
}
