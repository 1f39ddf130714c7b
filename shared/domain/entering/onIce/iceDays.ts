import type { IceSurface } from '../../../contract/entering/ice.ts';
import { daysBetween, daysFrom, shiftDay } from '../../core/dates/days.ts';

/** The first and last day of a competition; null until a draft has them. */
export interface CompetitionDays {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** More days than any competition lasts. */
const MAX_DAYS = 60;

/** Every day of a competition, `YYYY-MM-DD`; none while a draft lacks a date or its dates are reversed. */
export function daysOf({ startDate, endDate }: CompetitionDays): string[] {
  if (startDate === null || endDate === null) return [];
  return daysFrom(startDate, endDate).slice(0, MAX_DAYS);
}

/** Surfaces with all their days moved. */
export function shiftSurfaces(surfaces: readonly IceSurface[], days: number): IceSurface[] {
  return surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((hours) => ({ ...hours, date: shiftDay(hours.date, days) })),
  }));
}

/**
 * Surfaces after the competition's dates changed. A competition that moves takes its opening hours along; one
 * that gains or loses days at either end keeps the hours of the days that stay.
 */
export function moveSurfaces(
  surfaces: readonly IceSurface[],
  before: CompetitionDays,
  after: CompetitionDays,
): IceSurface[] {
  if (!before.startDate || !before.endDate || !after.startDate || !after.endDate) return [...surfaces];
  const days = daysBetween(before.startDate, after.startDate);
  const isSameLength = daysBetween(before.endDate, after.endDate) === days;
  const isOverlapping = after.startDate <= before.endDate && before.startDate <= after.endDate;
  const moved = isSameLength || !isOverlapping ? shiftSurfaces(surfaces, days) : surfaces;
  const stays = new Set(daysOf(after));
  return moved.map((surface) => ({ ...surface, days: surface.days.filter(({ date }) => stays.has(date)) }));
}
