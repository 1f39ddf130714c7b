import { startOfDay } from '../../../../shared/domain/core/dates/days.ts';

/** The texts of link previews and calendars. */
export const MESSAGES = {
  product: 'Rinkside',
  entriesUntil: (when: string) => `Entries until ${when}`,
  entriesOpen: (name: string) => `Entries open: ${name}`,
  entriesClose: (name: string) => `Entries close: ${name}`,
  figure: 'A skating figure, traced three times over on the ice.',
} as const;

/** Writes months as words, so that day and month are not confused. */
const LOCALE = 'en-GB';

/** Open Graph's spelling of the locale. */
export const OPEN_GRAPH_LOCALE = 'en_GB';

const CALENDAR_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** "4–8 Dec 2026" */
export function daysInWords(first: string, last: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, CALENDAR_DAY);
  return format.formatRange(startOfDay(first), startOfDay(last));
}

/** A UTC instant in venue time: "22 Nov 2026, 18:00 GMT+8" */
export function momentInWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    ...CALENDAR_DAY,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
