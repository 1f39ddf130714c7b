import type { Entry } from '../../../contract/entering/entries/entry.ts';
import { changeScope } from '../entries/changes/changeScope.ts';

/** What check-in and the announcer want to have: somebody to call, and what is played. */
export type DayDetail = 'contact' | 'titles';

/**
 * What a family should still give before its skaters' day, once a schedule is published. Titles that it cannot change any
 * more are not asked for.
 */
export function missingForDay(entry: Entry, now: Date): readonly DayDetail[] {
  const { state, competition, withoutContact = 0, announced = [], events } = entry;
  if (state === 'withdrawn' || competition.hasSchedule !== true) return [];
  const isOpen = announced.length > 0 && changeScope(entry, 'family', now) !== 'nothing';
  return [
    ...(withoutContact > 0 ? ['contact' as const] : []),
    ...(isOpen && events.some(({ musicTitle }) => !musicTitle) ? ['titles' as const] : []),
  ];
}
