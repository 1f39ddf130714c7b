import type { MyAppointment, MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import type { FeedKind } from '../../../../shared/contract/people/accounts/feedKinds.ts';
import type { CalendarEvent } from '../../../../shared/domain/core/calendar/calendarFile.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { instantOf } from '../../../../shared/domain/planning/published/instantOf.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { FEED_TEXTS } from './feedTexts.ts';
import type { FeedPlan } from './feedPlan.ts';

export interface FeedPlace {
  readonly address: string;
  /** Of the page that shows the same. */
  readonly url: string;
}

/**
 * A competition's part of a feed. Whoever has the link reads it, so children have the given names that were confirmed, or
 * initials. A move
 * keeps the UID and comes with a higher version; who is on the ice no more is cancelled.
 */
export function myEvents(
  kind: FeedKind,
  { schedule: own, cancelled, feedNames }: FeedPlan,
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
  const role = kind === 'rink' ? 'coach' : kind;
  return [
    ...own.appointments.filter((one) => one.role === role).map(appointmentEvent),
    ...cancelled
      .filter((one) => one.role === role)
      .map(({ programmeId, event, lastPlace }): CalendarEvent => ({
        ...common(lastPlace.surfaceId),
        // A withdrawal comes between two versions.
        edition: { changedAt: own.publishedAt ?? '', sequence: 2 * own.version + 1 },
        uid: uidOf(programmeId, kind),
        summary: FEED_TEXTS.skates(feedNames.get(programmeId) ?? '', eventName(event)),
        description: place.url,
        when: {
          from: instantOf(lastPlace.date, secondsOfTime(lastPlace.start), timeZone),
          until: instantOf(lastPlace.date, secondsOfTime(lastPlace.start) + lastPlace.seconds, timeZone),
        },
        isCancelled: true,
      })),
  ];

  function appointmentEvent(one: MyAppointment): CalendarEvent {
    const start = secondsOfTime(one.start);
    const order = FEED_TEXTS.order(one.order.number, one.order.of);
    return {
      ...common(one.surfaceId),
      uid: uidOf(one.programmeId, kind),
      summary: FEED_TEXTS.skates(feedNames.get(one.programmeId) ?? '', eventName(one.event)),
      description: [order, FEED_TEXTS.warmUp, place.url].join('\n'),
      when: {
        from: instantOf(one.date, start, timeZone),
        until: instantOf(one.date, start + one.seconds, timeZone),
      },
    };
  }

  function dutyEvent(duty: MyDuty): CalendarEvent {
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
