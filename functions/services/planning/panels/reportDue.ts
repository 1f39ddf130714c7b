import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';

/** The district wants the panels so many days before the competition (competition day, section 1). */
const DAYS_BEFORE = 7;

/** @param startDate the first day, `YYYY-MM-DD` */
export const reportDueOn = (startDate: string): string => shiftDay(startDate, -DAYS_BEFORE);
