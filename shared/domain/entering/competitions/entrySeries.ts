import type { DayCount } from '../capacity/entryCounts.ts';
import { dayIn } from '../../core/dates/timeZone.ts';
import { daysFrom, weekdayOf } from '../../core/dates/days.ts';

/** One day, or a week from Monday to Sunday, cut to the period; both days included. */
export interface SeriesStep {
  readonly from: string;
  readonly to: string;
  readonly entries: number;
}

export interface EntrySeries {
  readonly step: 'day' | 'week';
  readonly steps: readonly SeriesStep[];
}

interface Opening {
  /** UTC instants. */
  readonly openFrom: string | null;
  readonly openUntil: string;
  readonly timeZone: string;
}

/** The most days that a phone can show wide enough to touch; longer periods are counted by week. */
const MAX_DAYS = 70;

/**
 * Entries of each day from the opening to the closing or today, including days without any. Entries
 * outside of this period (after the opening was moved) extend it.
 */
export function entrySeries(counts: readonly DayCount[], opening: Opening, now: Date): EntrySeries {
  const { openFrom, openUntil, timeZone } = opening;
  const today = dayIn(now, timeZone);
  const closing = dayIn(new Date(openUntil), timeZone);
  const first = counts[0]?.day;
  const last = counts.at(-1)?.day ?? '';
  const opened = openFrom === null ? (first ?? today) : dayIn(new Date(openFrom), timeZone);
  const from = first !== undefined && first < opened ? first : opened;
  const end = closing < today ? closing : today;
  const to = last > end ? last : end;
  const entries = new Map(counts.map((count) => [count.day, count.entries]));
  const days = daysFrom(from, to).map((day) => ({ from: day, to: day, entries: entries.get(day) ?? 0 }));
  return days.length > MAX_DAYS ? { step: 'week', steps: byWeek(days) } : { step: 'day', steps: days };
}

function byWeek(days: readonly SeriesStep[]): SeriesStep[] {
  const weeks: SeriesStep[] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week === undefined || isMonday(day.from)) weeks.push(day);
    else weeks[weeks.length - 1] = { from: week.from, to: day.to, entries: week.entries + day.entries };
  }
  return weeks;
}

/** Weeks start on Monday (specification, section 9). */
export function isMonday(day: string): boolean {
  return weekdayOf(day) === 1;
}
