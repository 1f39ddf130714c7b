import * as z from 'zod/mini';
import { MEDAL_STEPS } from '../../../domain/day/awards/medalSteps.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, dayTime, id, optional, required, text, wholeNumber } from '../../core/scalars.ts';

const medals = z.array(z.number());

const eventMedals = z.object({
  eventId: z.string(),
  format: z.string(),
  level: z.string(),
  flights: z.number(),
  /** From the first place on. */
  medals,
});

const awards = z.object({
  competition: z.object({ id: z.string(), name: z.string(), timeZone: z.string(), isArchived: z.boolean() }),
  /** 0 until something is saved. */
  version: z.number(),
  sparePercent: z.number(),
  /** Path of the certificates’ own background; null for ours. */
  background: z.nullable(z.string()),
  /** Which flights the medals are counted from: those of the published schedule, else those of the draft. */
  source: z.enum(['published', 'draft', 'none']),
  /** In the order of the form. */
  events: z.array(eventMedals),
  /** Of all flights, without the spare ones. */
  medals,
  /** The order, spare medals included; null before. */
  ordered: z.nullable(z.object({ at: z.string(), by: z.string(), medals })),
});

export type Awards = z.output<typeof awards>;

const placed = z.object({
  programmeId: z.string(),
  place: z.number(),
  /** As announced; '' for somebody who withdrew or was erased since. */
  name: z.string(),
  /** '' where it is said as it is written. */
  sayAs: z.string(),
  rink: z.string(),
});

const podiumFlight = z.object({
  id: z.string(),
  event: z.object({ format: z.string(), level: z.string() }),
  part: z.object({ number: z.number(), of: z.number() }),
  /** Venue time `HH:MM`, as published. */
  start: z.string(),
  /** Null until its awards can be given. */
  result: z.nullable(
    z.object({
      version: z.number(),
      isPosted: z.boolean(),
      /** Somebody has proposed a correction, which may change who gets a medal. */
      isCorrectionProposed: z.boolean(),
      /** With the version that the awards were given for. */
      awarded: z.nullable(z.object({ at: z.string(), by: z.string(), version: z.number() })),
      /** When medals and certificates changed hands after a correction, the last time. */
      exchanged: z.nullable(z.object({ at: z.string(), by: z.string(), version: z.number() })),
      /** What has to change hands because of a correction, in this order. */
      steps: z.array(
        z.object({ what: z.enum(MEDAL_STEPS), programmeId: z.string(), place: z.number(), name: z.string() }),
      ),
      /** From the last place to the first. */
      places: z.array(placed),
    }),
  ),
});

const podiums = z.object({
  competition: z.object({ name: z.string(), timeZone: z.string(), isArchived: z.boolean() }),
  date: z.string(),
  days: z.array(z.string()),
  /** By the times of their ceremonies. */
  runs: z.array(
    z.object({
      /** Of its first flight. */
      id: z.string(),
      surface: z.string(),
      /** From 1, for each day of a surface. */
      number: z.number(),
      /** Venue time `HH:MM`; 24:00 and later belong to the day that began. */
      ceremony: z.object({
        time: z.string(),
        isMoved: z.boolean(),
        /** A flight of it has lost its ice: it gets another time. */
        hasNoIce: z.optional(z.literal(true)),
      }),
      flights: z.array(podiumFlight),
    }),
  ),
});

export type Podiums = z.output<typeof podiums>;
export type PodiumRun = Podiums['runs'][number];
export type PodiumFlight = PodiumRun['flights'][number];

const ofOrganiser = {
  resource: 'results',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

/** Letterheads and backgrounds are drawn into PDFs, which take JPEG and PNG alone. */
const background = text(500).check(z.regex(/^\/images\/[\w-]+\.(png|jpg)$/, 'MustValid'));

export const awardRoutes = defineRoutes({
  getAwards: {
    ...ofOrganiser,
    method: 'GET',
    path: '/api/competitions/{competitionId}/awards',
    summary: 'Get the medals that the flights need, what was ordered, and the certificates’ background.',
    reads: ['results', 'publishedSchedule', 'schedule', 'judgingRules'],
    answer: dataOf(awards),
    errors: ['NotFound'],
  },
  updateAwards: {
    ...ofOrganiser,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/awards',
    summary:
      'Set the spare medals and the background, and record what was ordered. Send the `version` you read.',
    changes: ['results'],
    body: z.object({
      version: wholeNumber(0, 2_000_000_000),
      sparePercent: wholeNumber(0, 100),
      background: optional(background),
      /** Medals by place, spare ones included; null for no order. */
      ordered: z.nullable(
        z
          .array(wholeNumber(0, 1_000_000), { error: required })
          .check(z.minLength(1, 'NotNull'), z.maxLength(100, 'MustWithin')),
      ),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  listPodiums: {
    ...ofOrganiser,
    codes: ['announcer'],
    method: 'GET',
    path: '/api/competitions/{competitionId}/podiums',
    summary: 'List the runs of a day with their ceremonies and the places to announce, last place first.',
    reads: ['results', 'publishedSchedule', 'day', 'entries'],
    query: z.object({ date: z.optional(day) }),
    answer: dataOf(podiums),
    errors: ['NotFound'],
  },
  moveCeremony: {
    ...ofOrganiser,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/ceremonies/{flightId}',
    summary:
      'Put the ceremony of the run that begins with a flight at a time of its own, or back to the proposed one.',
    changes: ['day', 'results'],
    params: z.object({ competitionId: id, flightId: text(200) }),
    body: z.object({
      /** Venue time; null for the proposed one. */
      time: z.nullable(dayTime),
    }),
    answer: dataOf(z.object({ time: z.nullable(z.string()) })),
    errors: ['NotFound', 'CompetitionArchived'],
  },
});
