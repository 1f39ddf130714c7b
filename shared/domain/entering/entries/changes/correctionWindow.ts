import type { FieldCode } from '../../../../contract/core/fieldMessages.ts';
import { daysBetween, shiftDay } from '../../../core/dates/days.ts';
import { dayIn } from '../../../core/dates/timeZone.ts';

/** Days at the venue, both included, on which families check their flights. */
export interface CorrectionWindow {
  readonly firstDay: string;
  readonly lastDay: string;
}

export type WindowState = 'none' | 'before' | 'open' | 'over';

/** Where a moment lies in a competition's correction window. */
export function windowState(
  window: CorrectionWindow | null | undefined,
  timeZone: string,
  now: Date,
): WindowState {
  if (!window) return 'none';
  const today = dayIn(now, timeZone);
  if (today < window.firstDay) return 'before';
  return today > window.lastDay ? 'over' : 'open';
}

interface CompetitionDates {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The window after the competition's dates changed. One that has not begun moves with the first day; one that families were
 * shown stays. None is longer than the competition.
 */
export function movedWindow(
  window: CorrectionWindow | null,
  before: CompetitionDates & { readonly timeZone: string },
  after: CompetitionDates,
  now: Date,
): CorrectionWindow | null {
  if (!window) return null;
  const isAhead = windowState(window, before.timeZone, now) === 'before';
  const days = isAhead ? daysBetween(before.startDate, after.startDate) : 0;
  const [firstDay, lastDay] = [shiftDay(window.firstDay, days), shiftDay(window.lastDay, days)];
  if (firstDay > after.endDate) return null;
  return { firstDay, lastDay: lastDay > after.endDate ? after.endDate : lastDay };
}

interface Corrections {
  /** A UTC instant. */
  readonly correctionsUntil: string | null;
  readonly timeZone: string;
  readonly correctionWindow?: CorrectionWindow | null | undefined;
}

/** Until when a family corrects names: the window's last day while it is open, else the instant; null for neither. */
export function correctionsEnd(
  { correctionsUntil, timeZone, correctionWindow }: Corrections,
  now: Date,
): string | null {
  return windowState(correctionWindow, timeZone, now) === 'open'
    ? (correctionWindow?.lastDay ?? null)
    : correctionsUntil;
}

interface Problem {
  readonly field: 'firstDay' | 'lastDay';
  readonly code: FieldCode;
}

/**
 * Finds faults of a window's days; both null for none.
 * @param endDate the competition's last day
 */
export function windowProblems(
  { firstDay, lastDay }: { readonly firstDay: string | null; readonly lastDay: string | null },
  endDate: string,
): Problem[] {
  if (firstDay === null && lastDay === null) return [];
  if (firstDay === null) return [{ field: 'firstDay', code: 'NotNull' }];
  if (lastDay === null) return [{ field: 'lastDay', code: 'NotNull' }];
  if (lastDay < firstDay) return [{ field: 'lastDay', code: 'MustAfter' }];
  return lastDay > endDate ? [{ field: 'lastDay', code: 'MustBefore' }] : [];
}
