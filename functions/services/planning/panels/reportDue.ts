import { decodeTime } from 'ulidx';
import { organisedCompetition } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';

/** The district wants the panels so many days before the competition (competition day, section 1). */
const DAYS_BEFORE = 7;

/** @param startDate the first day, `YYYY-MM-DD` */
export const reportDueOn = (startDate: string): string => shiftDay(startDate, -DAYS_BEFORE);

/**
 * Whether a competition was made after that day, so that its report could not be in time: its id, a ULID, says when.
 * @param dueOn `YYYY-MM-DD` at the venue
 */
export function isMadeAfterDue(competitionId: string, dueOn: string, timeZone: string): boolean {
  return dayIn(new Date(decodeTime(organisedCompetition(competitionId))), timeZone) > dueOn;
}
