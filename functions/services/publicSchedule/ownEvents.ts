import type { Appointment, Duty, FeedKind } from '../../../shared/contract/schedule/publicSchedule.ts';
import type { CalendarEvent } from '../../../shared/domain/calendar/calendarFile.ts';
import { publishedName } from '../../../shared/domain/consent/publishedName.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { instantOf } from '../../../shared/domain/schedule/published/instantOf.ts';
import { secondsOfTime } from '../../../shared/domain/schedule/times.ts';
import { FEED_TEXTS } from './feedTexts.ts';
import type { OwnSchedule } from './ownSchedule.ts';

export interface FeedPlace {
  readonly address: string;
  /** Of the page that shows the same. */
  readonly url: string;
}

/**
 * A competition's part of a feed. Whoever has the link reads it, so children have their first names only. A move
 * keeps the UID and comes with a higher version; who is on the ice no more is cancelled.
 */
export function ownEvents(
  kind: FeedKind,
  { schedule: own, cancelled }: OwnSchedule,
  place: FeedPlace,
): CalendarEvent[] {
  const surfaces = new Map(own.surfaces.map((surface) => [surface.id, surface.name]));
  const { timeZone } = own.competition;
  const common = (surfaceId: string) => ({
    url: place.url,
    location: [surfaces.get(surfaceId), place.address].filter((part) => part !== undefined).join(', '),
    edition: { changedAt: own.publishedAt ?? '', sequence: 2 * own.version },
  });
  if (kind === 'judge') return own.duties.map(dutyEvent);
  return [
    ...own.appointments.filter(({ role }) => role === kind).map(appointmentEvent),
    ...cancelled
      .filter(({ role }) => role === kind)
      .map(({ programmeId, name, event, lastPlace }): CalendarEvent => ({
        ...common(lastPlace.surfaceId),
        // A withdrawal comes between two versions.
        edition: { changedAt: own.publishedAt ?? '', sequence: 2 * own.version + 1 },
        uid: uidOf(programmeId, kind),
        summary: FEED_TEXTS.skates(firstNames(name), eventName(event)),
        description: place.url,
        when: {
          from: instantOf(lastPlace.date, secondsOfTime(lastPlace.start), timeZone),
          until: instantOf(lastPlace.date, secondsOfTime(lastPlace.start) + lastPlace.seconds, timeZone),
        },
        isCancelled: true,
      })),
  ];

  function appointmentEvent(one: Appointment): CalendarEvent {
    const start = secondsOfTime(one.start);
    const order = FEED_TEXTS.order(one.order.number, one.order.of);
    return {
      ...common(one.surfaceId),
      uid: uidOf(one.programmeId, one.role),
      summary: FEED_TEXTS.skates(firstNames(one.name), eventName(one.event)),
      description: [order, FEED_TEXTS.warmUp, place.url].join('\n'),
      when: {
        from: instantOf(one.date, start, timeZone),
        until: instantOf(one.date, start + one.seconds, timeZone),
      },
    };
  }

  function dutyEvent(duty: Duty): CalendarEvent {
    return {
      ...common(duty.surfaceId),
      uid: uidOf(duty.panelId, 'judge'),
      summary: FEED_TEXTS.judges(FEED_TEXTS.seat(duty.seat)),
      description: [
        FEED_TEXTS.flights(duty.flights.length),
        ...duty.flights.map(({ event }) => eventName(event)),
        place.url,
      ].join('\n'),
      when: {
        from: instantOf(duty.date, secondsOfTime(duty.start), timeZone),
        until: instantOf(duty.date, secondsOfTime(duty.end), timeZone),
      },
    };
  }
}

/** Must never change, or calendars show the block twice. */
const uidOf = (id: string, role: string) => `${id}-${role}@rinkside`;

const eventName = ({ format, level }: { readonly format: string; readonly level: string }) =>
  eventLabel(format, level);

/** "Mia & Leo" of a couple. */
const firstNames = (name: string) =>
  name
    .split(' & ')
    .map((fullName) => publishedName({ fullName, homeIsiRink: '' }, 'firstAndRink'))
    .join(' & ');
