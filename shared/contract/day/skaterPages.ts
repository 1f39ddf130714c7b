import * as z from 'zod/mini';
import { ACCENTS } from '../../domain/core/accent.ts';
import { PUBLIC } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, instant, text } from '../core/scalars.ts';
import { RESULT_STATES } from './results/results.ts';

const event = { format: z.string(), level: z.string() };

const part = z.object({ number: z.number(), of: z.number() });

/** Times are the venue's, `HH:MM:SS`, as published; what is expected now, everybody reads from the live page. */
const start = z.object({
  ...event,
  part,
  surfaceId: z.string(),
  date: z.string(),
  start: z.string(),
  seconds: z.number(),
  /** In the start order, counted from 1, and how many skate. */
  order: part,
  /** Scratched, or did not come. */
  isOut: z.boolean(),
});

const result = z.object({
  ...event,
  state: z.enum(RESULT_STATES),
  place: z.nullable(z.number()),
  /** How many skated. */
  skated: z.number(),
});

/** One skater, as every public list has them. */
const shownSkater = z.object({
  name: z.string(),
  rink: z.string(),
  /** By time. */
  starts: z.array(start),
  /** Events that no published flight has yet. */
  unscheduled: z.array(z.object(event)),
  /** Events that the organiser cancelled. */
  cancelled: z.array(z.object(event)),
  /** Posted ones. */
  results: z.array(result),
});

const skaterPage = z.object({
  /** One, or all of a family that shares them together; the page names nobody else. */
  skaters: z.array(shownSkater),
  competition: z.object({
    name: z.string(),
    accent: z.enum(ACCENTS),
    timeZone: z.string(),
    startDate: z.string(),
    endDate: z.string(),
  }),
  surfaces: z.array(z.object({ id: z.string(), name: z.string() })),
});

export type SkaterPage = z.output<typeof skaterPage>;
export type ShownSkater = SkaterPage['skaters'][number];

const address = z.object({
  /** UTC instant. */
  createdAt: z.string(),
  /** Null where the secret that it was made with was replaced since: the page works, a new address can be shown. */
  url: z.nullable(z.string()),
});

const mySkaterPage = z.object({
  personId: z.string(),
  entryIds: z.array(z.string()),
  /** As in the entry: the reader is its family. */
  fullName: z.string(),
  /** The given name or the full one, as published; null for initials, which have no page. */
  publishedName: z.nullable(z.string()),
  address: z.nullable(address),
});

export type MySkaterPage = z.output<typeof mySkaterPage>;

const mySkaterPages = z.object({
  skaters: z.array(mySkaterPage),
  /** The address of the page of all of them. */
  all: z.nullable(address),
});

export type MySkaterPages = z.output<typeof mySkaterPages>;

const pageParams = z.object({ competitionId: id, token: text(100) });

/** The page of a published skater within a competition, by an address that only its family makes (decision 0331). */
export const skaterPageRoutes = defineRoutes({
  getSkaterPage: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/competitions/{competitionId}/skater-pages/{token}',
    summary: 'Get the starts and results of skaters by the secret address that their family has shared.',
    reads: ['publishedSchedule', 'results', 'entries', 'secretLinks'],
    roles: PUBLIC,
    params: pageParams,
    answer: dataOf(skaterPage),
    isUnlisted: true,
    errors: ['NotFound'],
  },
  listMySkaterPages: {
    resource: 'publicSchedule',
    method: 'GET',
    path: '/api/competitions/{competitionId}/my-schedule/skater-pages',
    summary: 'List the account’s skaters in a competition with the addresses of their pages.',
    reads: ['entries', 'secretLinks'],
    roles: ['SKATER'],
    params: z.object({ competitionId: id }),
    answer: dataOf(mySkaterPages),
    errors: ['NotFound'],
  },
  shareSkaterPage: {
    resource: 'publicSchedule',
    method: 'POST',
    path: '/api/competitions/{competitionId}/my-schedule/skater-pages',
    summary: 'Make the address of a skater’s page or of all, or a new one in place of the one that it names.',
    changes: ['secretLinks'],
    roles: ['SKATER'],
    params: z.object({ competitionId: id }),
    body: z.object({ personId: id, replaces: z.optional(instant) }),
    status: 201,
    answer: dataOf(address),
    errors: ['NotFound', 'TooManyAttempts'],
  },
  revokeSkaterPage: {
    resource: 'publicSchedule',
    method: 'DELETE',
    path: '/api/competitions/{competitionId}/my-schedule/skater-pages/{personId}',
    summary: 'Turn a skater’s page off: its address works no more.',
    changes: ['secretLinks'],
    roles: ['SKATER'],
    params: z.object({ competitionId: id, personId: id }),
    answer: dataOf(z.object({ revoked: z.boolean() })),
    errors: ['NotFound'],
  },
});
