import { shiftDay } from '../dates/days.ts';
import { escapedText, folded } from './calendarText.ts';

/** One event of a calendar: whole days, or an instant. */
export interface CalendarEvent {
  /** Stays the same for an event, so that a later file replaces it. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** Days are `YYYY-MM-DD`, the last one included; `at`, `from` and `until` are UTC instants. */
  readonly when:
    | { readonly first: string; readonly last: string }
    | { readonly at: string }
    | { readonly from: string; readonly until: string };
  /** Days before the event at which the calendar reminds the user. */
  readonly remindDays?: number;
  /** Takes place no more; calendars strike it through or remove it. */
  readonly isCancelled?: boolean;
  /** Where it differs from the file's: events of several sources. */
  readonly edition?: CalendarEdition;
}

export interface CalendarEdition {
  /** UTC instant of the last change of the file's content. */
  readonly changedAt: string;
  /** Increases with every change. */
  readonly sequence: number;
}

/**
 * A calendar file by RFC 5545: CRLF, folded lines, escaped text.
 * @param feedName of a calendar that programs subscribe to and ask for again every hour (RFC 7986)
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  edition: CalendarEdition,
  feedName?: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rinkside//Rinkside//EN',
    'CALSCALE:GREGORIAN',
    ...(feedName === undefined ? [] : feedLines(feedName)),
    ...events.flatMap((event) => eventLines(event, edition)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Each program reads its own of the two names and of the two intervals. */
function feedLines(name: string): string[] {
  return [
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
}

function eventLines(event: CalendarEvent, ofFile: CalendarEdition): string[] {
  const { uid, summary, description, location, url, when, remindDays, isCancelled = false } = event;
  const { changedAt, sequence } = event.edition ?? ofFile;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...whenLines(when),
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `LOCATION:${escapedText(location)}`,
    `URL:${url}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    // Shown as free, because users block the time in their own calendar if they go.
    'TRANSP:TRANSPARENT',
    ...(remindDays === undefined ? [] : reminder(summary, remindDays)),
    'END:VEVENT',
  ];
}

function whenLines(when: CalendarEvent['when']): string[] {
  if ('at' in when) return [`DTSTART:${utc(when.at)}`];
  return 'from' in when ? [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.until)}`] : wholeDays(when);
}

/** DTEND is the day after the last one (RFC 5545, section 3.6.1). */
function wholeDays({ first, last }: { readonly first: string; readonly last: string }): string[] {
  return [
    `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${shiftDay(last, 1).replaceAll('-', '')}`,
  ];
}

function reminder(summary: string, days: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(summary)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ];
}

/** `20261122T100000Z`; the format has no fractions of a second. */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
