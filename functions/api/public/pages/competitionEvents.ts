import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { CalendarEvent } from '../../../../shared/domain/core/calendar/calendarFile.ts';
import { fullAddress } from '../../../../shared/domain/entering/competitions/placeName.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { MESSAGES, momentInWords } from './messages.ts';
import { competitionAddress } from './competitionHead.ts';

/** Days before the event at which the calendar reminds of it. */
const REMIND_DAYS = 2;

/**
 * A competition's calendar events: its days, and the opening and close of entries if still to come. Some
 * calendars would announce past ones as missed.
 */
export function competitionEvents(competition: Competition, now: Date): CalendarEvent[] {
  const { id, name, theme, description, startDate, endDate, openFrom, openUntil, timeZone } = competition;
  const state = registrationState(competition, now);
  const url = competitionAddress(id);
  const common = { url, location: fullAddress(competition.rink) };
  const moment = (what: string, summary: string, at: string): CalendarEvent => ({
    ...common,
    uid: uidOf(id, what),
    summary,
    description: [momentInWords(at, timeZone), url].join('\n'),
    when: { at },
    remindDays: REMIND_DAYS,
  });
  const about = [theme, description, MESSAGES.entriesUntil(momentInWords(openUntil, timeZone)), url];
  return [
    {
      ...common,
      uid: uidOf(id, 'days'),
      summary: name,
      description: about.filter((part) => part !== null).join('\n\n'),
      when: { first: startDate, last: endDate },
    },
    ...(state === 'opensLater' && openFrom !== null
      ? [moment('entries-open', MESSAGES.entriesOpen(name), openFrom)]
      : []),
    ...(state === 'open' || state === 'opensLater'
      ? [moment('entries-close', MESSAGES.entriesClose(name), openUntil)]
      : []),
  ];
}

/** Must never change, or calendars show the event twice; a domain name may change. */
const uidOf = (competitionId: string, what: string) => `${competitionId}-${what}@rinkside`;
