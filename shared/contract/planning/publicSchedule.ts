import * as z from 'zod/mini';
import { ACCENTS } from '../../domain/core/accent.ts';
import { PUBLIC, ROLES } from '../core/roles.ts';
import { FEED_KINDS } from '../people/accounts/feedKinds.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, day, id, oneOf, text } from '../core/scalars.ts';
import { BLOCK_KINDS, STORED_STARTER_STATES } from '../core/planningWords.ts';

/** Where and when: venue time `HH:MM:SS`; a time after midnight belongs to the day that began. */
const place = { surfaceId: z.string(), date: z.string(), start: z.string() };

const surface = z.object({ id: z.string(), name: z.string() });

/** Which of an event's flights, counted from 1. */
const part = z.object({ number: z.number(), of: z.number() });

/** A skater, couple or team as its guardians have its name published; no rink beside initials. */
const publishedSkater = z.object({
  name: z.string(),
  rink: z.nullable(z.string()),
  /** The event, only where somebody else has this name and rink (decision 0334). */
  event: z.optional(z.string()),
});

const publishedBlock = z.object({
  ...place,
  seconds: z.number(),
  kind: z.enum(BLOCK_KINDS),
  /** The organiser's text on a ceremony, a practice or a block of another kind. */
  title: z.nullable(z.string()),
  /** Null where nobody skates in start order. */
  flight: z.nullable(
    z.object({
      id: z.string(),
      eventId: z.string(),
      part,
      warmUpSeconds: z.number(),
      skaters: z.array(publishedSkater),
    }),
  ),
});

const publicSchedule = z.object({
  /** 0 until a schedule is published. */
  version: z.number(),
  publishedAt: z.nullable(z.string()),
  competition: z.object({ name: z.string(), accent: z.enum(ACCENTS), timeZone: z.string() }),
  /** Days with blocks, also where the answer has the blocks of one day. */
  days: z.array(z.string()),
  surfaces: z.array(surface),
  events: z.array(
    z.object({
      id: z.string(),
      format: z.string(),
      level: z.string(),
      /** Only of an event that was cancelled after its schedule was published. */
      cancelled: z.optional(z.literal(true)),
    }),
  ),
  /** Cancelled events that no flight of the schedule has any more; absent for none. */
  cancelledEvents: z.optional(z.array(z.object({ format: z.string(), level: z.string() }))),
  blocks: z.array(publishedBlock),
});

export type PublicSchedule = z.output<typeof publicSchedule>;
export type PublicBlock = PublicSchedule['blocks'][number];

const flightOfPlan = {
  ...place,
  seconds: z.number(),
  event: z.object({ format: z.string(), level: z.string() }),
  part,
};

/** A time of a person's programme, or of a pupil's. */
const appointment = z.object({
  programmeId: z.string(),
  entryId: z.string(),
  /** As in the entry: the reader is its family or its coach. */
  name: z.string(),
  /** Who is on the ice, by ids that are the same in all their programmes of the competition. */
  people: z.array(z.string()),
  role: z.enum(['family', 'coach']),
  ...flightOfPlan,
  warmUpSeconds: z.number(),
  /** In the start order, counted from 1, and how many skate. */
  order: part,
  /**
   * Which share of the flight's programmes skates before it today, from 0 to 1, where the day moved it back behind one
   * that was published after it; null otherwise.
   */
  movedBack: z.nullable(z.number()),
  musicTitle: z.string(),
  /** Where the version before had it; null where it stands as it stood. */
  before: z.nullable(z.object(place)),
  isNew: z.boolean(),
});

const duty = z.object({
  panelId: z.string(),
  ...place,
  /** When the panel's last flight ends. */
  end: z.string(),
  seat: z.string(),
  flights: z.array(z.object({ ...flightOfPlan, skaters: z.number() })),
});

const scheduleHead = z.object({
  version: z.number(),
  publishedAt: z.nullable(z.string()),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    accent: z.enum(ACCENTS),
    timeZone: z.string(),
    startDate: z.string(),
    endDate: z.string(),
  }),
  surfaces: z.array(surface),
  /** The shortest rest that the rules of the ice allow, and what comes on top on another surface. */
  restMinutes: z.object({ least: z.number(), otherSurface: z.number() }),
  /** Events of confirmed entries that no flight has yet. */
  missing: z.array(
    z.object({ entryId: z.string(), name: z.string(), format: z.string(), level: z.string() }),
  ),
});

/** Events that the organiser cancelled under the entries. */
const cancelledEvents = z.array(
  z.object({
    entryId: z.string(),
    name: z.string(),
    role: z.enum(['family', 'coach']),
    format: z.string(),
    level: z.string(),
    reason: z.string(),
    /** What the family gets back for it, in minor units; null for its coach, and until the entry has left. */
    refund: z.nullable(z.number()),
    currency: z.string(),
  }),
);

const mySchedule = z.extend(scheduleHead, {
  appointments: z.array(appointment),
  cancelledEvents,
  duties: z.array(duty),
  /** Own programmes of today that the check-in desk has as here, scratched or absent. */
  starters: z.array(z.object({ programmeId: z.string(), state: z.enum(STORED_STARTER_STATES) })),
  /** Own entries for which nobody could be called on the day; none once the competition is over. */
  withoutContact: z.array(z.object({ entryId: z.string(), name: z.string() })),
  /** How long judges take between panels on two surfaces, by the rules of the ice. */
  judgeMoveMinutes: z.number(),
  /** What organisers wrote to the account's families, coaches or judges in the last 30 days, newest first. */
  messages: z.array(z.object({ id: z.string(), subject: z.string(), text: z.string(), at: z.string() })),
});

/** A start of the rink, with its coach and what the day has made of it. */
const rinkStart = z.extend(appointment, {
  coach: z.nullable(z.string()),
  /** As the check-in desk has the skater today; null while the skater is expected. */
  starter: z.nullable(z.enum(STORED_STARTER_STATES)),
  /** Null until it is posted; who skates alone may have no place. */
  result: z.nullable(
    z.object({
      hasSkated: z.boolean(),
      place: z.nullable(z.number()),
      /** UTC instant. */
      postedAt: z.string(),
    }),
  ),
});

/** The same for all who enter for a rink. */
const rinkSchedule = z.extend(scheduleHead, {
  /** Its name as entries have it; null without one. */
  rink: z.nullable(z.string()),
  starts: z.array(rinkStart),
  cancelledEvents,
});

export type RinkSchedule = z.output<typeof rinkSchedule>;
export type RinkStart = RinkSchedule['starts'][number];
export type MySchedule = z.output<typeof mySchedule>;
export type MyAppointment = MySchedule['appointments'][number];
export type MyDuty = MySchedule['duties'][number];

const feed = z.object({
  kind: z.enum(FEED_KINDS),
  /** UTC instant. */
  createdAt: z.string(),
});

const kind = oneOf([...FEED_KINDS]);

export const publicScheduleRoutes = defineRoutes({
  getSchedule: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/competitions/{competitionId}/schedule',
    summary: 'Get the published schedule, of one day or of all, with names as their guardians chose.',
    reads: ['publishedSchedule'],
    roles: PUBLIC,
    params: z.object({ competitionId: id }),
    query: z.object({ date: z.optional(day) }),
    answer: dataOf(publicSchedule),
    cacheSeconds: 5,
    errors: ['NotFound'],
  },
  getMySchedule: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/competitions/{competitionId}/my-schedule/own',
    summary: 'Get what the account’s skaters, pupils and panels have in the published schedule.',
    reads: ['publishedSchedule', 'day', 'entries', 'coaches', 'mails'],
    roles: ROLES,
    params: z.object({ competitionId: id }),
    answer: dataOf(mySchedule),
    errors: ['NotFound'],
  },
  getRinkSchedule: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/competitions/{competitionId}/my-schedule/rink',
    summary:
      'Get what the skaters of the head coach’s rink have in the published schedule, and their places.',
    reads: ['publishedSchedule', 'day', 'entries', 'coaches', 'results'],
    roles: ['HEAD_COACH'],
    params: z.object({ competitionId: id }),
    answer: dataOf(rinkSchedule),
    errors: ['NotFound'],
  },
  listCalendarFeeds: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/calendar-feeds',
    summary: 'List the account’s calendar feeds. Their links are shown once, when they are made.',
    reads: ['secretLinks'],
    roles: ROLES,
    answer: dataOf(z.array(feed)),
    errors: [],
  },
  createCalendarFeed: {
    resource: 'publicSchedule',
    method: 'POST',
    path: '/api/calendar-feeds',
    summary: 'Make the link of a calendar feed. The one before no longer works.',
    changes: ['secretLinks'],
    roles: ROLES,
    body: z.object({ kind }),
    status: 201,
    answer: dataOf(z.extend(feed, { url: z.string() })),
    errors: ['TooManyAttempts'],
  },
  revokeCalendarFeed: {
    resource: 'publicSchedule',
    method: 'DELETE',
    path: '/api/calendar-feeds/{kind}',
    summary: 'Revoke the link of a calendar feed.',
    changes: ['secretLinks'],
    roles: ROLES,
    params: z.object({ kind }),
    answer: dataOf(z.object({ revoked: z.boolean() })),
    errors: ['NotFound'],
  },
  getCalendarFeed: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/calendar-feeds/{token}/calendar.ics',
    summary: 'Get a calendar feed by its secret link (RFC 5545).',
    reads: ['publishedSchedule'],
    roles: PUBLIC,
    params: z.object({ token: text(200) }),
    mediaType: 'text/calendar',
    answer: z.string(),
    errors: ['NotFound'],
  },
});
