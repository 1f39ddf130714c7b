import * as z from 'zod/mini';
import { ROLES } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, day, id, oneOf, optional, required, text, version, wholeNumber } from '../core/scalars.ts';

/** A published schedule is mailed to an account or a coach. */
export const SCHEDULE_READERS = ['family', 'coach'] as const;

/** A time at the venue, `HH:MM:SS`; 24 hours and more belong to the day that began. */
const appointment = z.object({ surfaceId: z.string(), date: z.string(), start: z.string() });

const move = z.object({
  role: z.enum(['skater', 'coach', 'judge']),
  /** The programme that is skated; null for a judge’s panel. */
  programmeId: z.nullable(z.string()),
  /** Null where it is new. */
  from: z.nullable(appointment),
  /** Null where it is removed. */
  to: z.nullable(appointment),
  /** Later is positive; null where it is new or removed. */
  minutes: z.nullable(z.number()),
  /** 15 minutes later or more, five earlier, on another surface, new or removed: a mail says so. */
  isAnnounced: z.boolean(),
});

/** A family or a coach whom a version touches, compared with what they were mailed last. */
const touched = z.object({
  to: z.enum(SCHEDULE_READERS),
  /** The account’s or the coach’s id. */
  id: z.string(),
  name: z.string(),
  moves: z.array(move),
});

const finding = z.object({
  /** To confirm it by. */
  id: z.string(),
  rule: z.string(),
  people: z.array(z.string()),
  coaches: z.array(z.string()),
  flightIds: z.array(z.string()),
  minutes: z.number(),
});

const flightPlace = z.object({
  id: z.string(),
  eventId: z.string(),
  /** Of the event’s flights, from 1. */
  number: z.number(),
  surfaceId: z.nullable(z.string()),
  date: z.nullable(z.string()),
  start: z.nullable(z.string()),
});

const named = z.object({ id: z.string(), name: z.string() });

const difference = z.object({
  /** The published version; 0 until there is one. */
  version: z.number(),
  /** The draft that was compared. */
  generation: z.number(),
  revision: z.number(),
  /** Whether the published version was made of this very draft. */
  isPublished: z.boolean(),
  /** Flights of the draft without a block: nothing is published before all have one. */
  unplaced: z.array(flightPlace),
  /** Flights of the draft with a start order that nobody drew. */
  undrawn: z.array(flightPlace),
  /** Flights of the published version that have another number in the draft. */
  renumbered: z.array(z.object({ id: z.string(), eventId: z.string(), from: z.number(), to: z.number() })),
  /** Hard findings, each of which has to be confirmed. */
  findings: z.array(finding),
  /** Seats of the published version that lose their judges, with the flights of their panels. */
  openedSeats: z.object({ seats: z.number(), flightIds: z.array(z.string()) }),
  /** All seats of flights to come that are open, or whose judge can’t sit there. */
  seatsToFill: z.number(),
  /** The flights of the findings and of these seats. */
  flights: z.array(flightPlace),
  touched: z.array(touched),
  /** Skaters, teams and couples of the moves and their events. */
  programmes: z.array(z.object({ id: z.string(), name: z.string(), eventId: z.string() })),
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
  surfaces: z.array(named),
  flightCount: z.number(),
  /** Confirmed programmes without a flight, and those in a flight that are confirmed no more. */
  entered: z.array(z.string()),
  withdrawn: z.array(z.string()),
});

export type ScheduleDifference = z.output<typeof difference>;
export type TouchedReader = ScheduleDifference['touched'][number];
export type AnsweredMove = TouchedReader['moves'][number];

/** Days at the venue, both included. */
const correctionWindow = z.object({ firstDay: z.string(), lastDay: z.string() });

const publishing = z.object({
  competition: z.object({
    name: z.string(),
    state: z.enum(['published', 'archived']),
    timeZone: z.string(),
    endDate: z.string(),
    version: z.number(),
  }),
  correctionWindow: z.nullable(correctionWindow),
  /** The newest first. Instants are UTC; the name is null if the account was deleted. */
  versions: z.array(
    z.object({
      version: z.number(),
      at: z.string(),
      by: z.nullable(z.string()),
      comment: z.nullable(z.string()),
    }),
  ),
});

export type Publishing = z.output<typeof publishing>;

/**
 * `preparing`: whether one is due is being found out; `none`: it was not; `sending`: it will be tried; `retrying`: it was
 * refused and will be tried again; `unsent`: nobody tries any more; `noAddress`: nobody gave one.
 */
export const SCHEDULE_MAIL_OUTCOMES = [
  'preparing',
  'none',
  'sending',
  'retrying',
  'sent',
  'unsure',
  'unsent',
  'noAddress',
] as const;

const reader = z.object({
  to: z.enum(SCHEDULE_READERS),
  id: z.string(),
  name: z.string(),
  /** An entry of the family, for a link; null for a coach. */
  entryId: z.nullable(z.string()),
  mail: z.enum(SCHEDULE_MAIL_OUTCOMES),
  /** The UTC instant at which the published version was opened; null if it was not. */
  seenAt: z.nullable(z.string()),
});

export type ScheduleReader = z.output<typeof reader>;

const scheduleReaders = z.object({
  /** The published version that they are readers of; 0 where nothing is published. */
  version: z.number(),
  readers: z.array(reader),
});

export type ScheduleReaders = z.output<typeof scheduleReaders>;

const myFlight = z.object({
  entryId: z.string(),
  eventId: z.string(),
  format: z.string(),
  level: z.string(),
  /** Of the event’s flights, from 1. */
  number: z.number(),
  /** How many flights the event has, and how many skate in this one. */
  of: z.number(),
  size: z.number(),
});

const myFlights = z.object({
  correctionWindow: z.nullable(correctionWindow),
  /** Of the account’s own entries while the window is open; none before and after. */
  flights: z.array(myFlight),
});

export type MyFlights = z.output<typeof myFlights>;

const mailPreview = z.object({ subject: z.string(), text: z.string() });

export type ScheduleMailPreview = z.output<typeof mailPreview>;

const params = z.object({ competitionId: id });

const managing = {
  resource: 'schedule',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params,
} as const;

const schedulePath = '/api/competitions/{competitionId}/schedule';

/** From the draft of a schedule to what everybody sees. */
export const publishingRoutes = defineRoutes({
  getScheduleDifference: {
    ...managing,
    method: 'GET',
    path: `${schedulePath}/difference`,
    summary: 'Compare the draft with what families, coaches and judges were last emailed.',
    reads: ['schedule', 'publishedSchedule', 'ice', 'forms', 'competitions', 'entries', 'coaches'],
    answer: dataOf(difference),
    errors: ['NotFound'],
  },
  previewScheduleMail: {
    ...managing,
    method: 'GET',
    path: `${schedulePath}/mail-preview`,
    summary: 'Get the email that a family, coach or judge would get if the draft were published now.',
    reads: ['schedule', 'publishedSchedule', 'ice', 'competitions', 'entries', 'coaches'],
    query: z.object({ to: oneOf(SCHEDULE_READERS), id, comment: z.optional(text(300)) }),
    answer: dataOf(mailPreview),
    errors: ['NotFound'],
  },
  publishSchedule: {
    ...managing,
    method: 'POST',
    path: `${schedulePath}/versions`,
    summary:
      'Publish the draft you read as the version after the one you read. A repeat answers the same version.',
    changes: ['publishedSchedule', 'schedule', 'mails'],
    body: z.object({
      /** The published version as it was read; 0 for none. */
      version: wholeNumber(0, 2_000_000_000),
      /** Of the draft as it was read. */
      generation: wholeNumber(0, 2_000_000_000),
      revision: wholeNumber(0, 2_000_000_000),
      /** The ids of the hard findings that the organiser accepts. */
      confirmed: z.array(text(4_000), { error: required }).check(z.maxLength(2_000, 'MustValid')),
      /** The ids of the undrawn flights that the organiser publishes as they are. */
      confirmedUndrawn: z._default(z.array(text(200)).check(z.maxLength(2_000, 'MustValid')), []),
      comment: optional(text(300)),
    }),
    answer: dataOf(
      z.object({
        version: z.number(),
        at: z.string(),
        /** Flights under way that keep their judges, where the version seats others. */
        keptFlights: z.number(),
      }),
    ),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  getPublishing: {
    ...managing,
    method: 'GET',
    path: `${schedulePath}/versions`,
    summary: 'Get the published versions and the correction window.',
    reads: ['publishedSchedule', 'competitions'],
    answer: dataOf(publishing),
    errors: ['NotFound'],
  },
  listScheduleReaders: {
    ...managing,
    method: 'GET',
    path: `${schedulePath}/readers`,
    summary: 'List who is in the published version, whether they were emailed and have opened it.',
    reads: ['publishedSchedule', 'entries', 'coaches', 'mails'],
    answer: dataOf(scheduleReaders),
    errors: ['NotFound'],
  },
  markScheduleSeen: {
    resource: 'schedule',
    roles: ROLES,
    params,
    method: 'POST',
    path: `${schedulePath}/seen`,
    summary: 'Record that this account has opened a version in which it has skaters, pupils or a panel.',
    changes: ['publishedSchedule'],
    body: z.object({ version }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound'],
  },
  updateCorrectionWindow: {
    ...managing,
    method: 'PUT',
    path: `${schedulePath}/correction-window`,
    summary:
      'Set the days on which families check their flights and correct names and music. Without days: none.',
    changes: ['competitions', 'entries', 'publishedSchedule'],
    body: z.object({
      /** The competition’s version as it was read. */
      version,
      firstDay: optional(day),
      lastDay: optional(day),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  listMyFlights: {
    resource: 'schedule',
    roles: ['SKATER'],
    params,
    method: 'GET',
    path: `${schedulePath}/my-flights`,
    summary:
      'List the flights of the account’s own entries, without times, while the correction window is open.',
    reads: ['schedule', 'competitions', 'entries'],
    answer: dataOf(myFlights),
    errors: ['NotFound'],
  },
});
