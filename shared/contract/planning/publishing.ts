import * as z from 'zod/mini';
import { ROLES } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, day, id, oneOf, optional, required, text, version, wholeNumber } from '../core/scalars.ts';
import { SCHEDULE_READERS, publishedDifference } from './scheduleDifference.ts';

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
    answer: dataOf(publishedDifference),
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
