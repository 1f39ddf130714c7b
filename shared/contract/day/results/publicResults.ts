import * as z from 'zod/mini';
import { ACCENTS } from '../../../domain/core/accent.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, text } from '../../core/scalars.ts';
import { NOT_SKATED_STATES, RESULT_STATES } from './results.ts';

/** Seconds that the edge answers alone: ten thousand spectators are one read of the database in five seconds. */
const CACHE_SECONDS = 5;

/** As its guardians have it published; null for somebody who was removed or withdrew afterwards. */
const name = z.nullable(z.string());
/** Null beside initials, as in every public list. */
const rink = z.nullable(z.string());
/** The event, only where somebody else has this name and rink (decision 0334). */
const event = z.optional(z.string());

const competition = z.object({
  name: z.string(),
  accent: z.enum(ACCENTS),
  timeZone: z.string(),
  /** The days of the published schedule: while one of them runs, pages ask again every few seconds. */
  days: z.array(z.string()),
});

const placedSkater = z.object({ place: z.number(), name, rink, event, points: z.number() });

const listedEvent = z.object({
  id: z.string(),
  format: z.string(),
  level: z.string(),
  flights: z.number(),
  posted: z.number(),
  /** The UTC instant of the last posted one or its correction; null before the first. */
  updatedAt: z.nullable(z.string()),
  /** The first three places of each posted flight, by number. */
  podiums: z.array(
    z.object({
      number: z.number(),
      of: z.number(),
      /** UTC instants. */
      postedAt: z.string(),
      correctedAt: z.nullable(z.string()),
      places: z.array(placedSkater),
      /** How many have a place in it. */
      placed: z.number(),
    }),
  ),
});

const listedSkater = z.object({
  name: z.string(),
  rink,
  event,
  results: z.array(
    z.object({
      eventId: z.string(),
      flight: z.number(),
      /** Null for somebody who did not skate. */
      place: z.nullable(z.number()),
      state: z.enum(RESULT_STATES),
    }),
  ),
});

const resultList = z.object({
  competition,
  /** In the order of the form. */
  events: z.array(listedEvent),
  /** Of the published schedule, without a result. */
  cancelledEvents: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
  /** Everybody in a posted result, by name, with those who did not skate: what a search by name or rink looks in. */
  skaters: z.array(listedSkater),
});

export type ResultList = z.output<typeof resultList>;

const eventResult = z.object({
  id: z.string(),
  format: z.string(),
  level: z.string(),
  /** By number. */
  flights: z.array(
    z.object({
      number: z.number(),
      of: z.number(),
      /** UTC instants; null until it is posted, and then without places. */
      postedAt: z.nullable(z.string()),
      correctedAt: z.nullable(z.string()),
      version: z.number(),
      /** By place; equal places share it. */
      places: z.array(placedSkater),
      /** Who was to skate and did not, by name. */
      notSkated: z.array(z.object({ name: z.string(), rink, event, state: z.enum(NOT_SKATED_STATES) })),
    }),
  ),
});

export type EventResult = z.output<typeof eventResult>;
export type PlacedSkater = z.output<typeof placedSkater>;

const countedEntry = z.object({
  eventId: z.string(),
  name: z.string(),
  place: z.number(),
  /** The part that this rink gets of them. */
  points: z.number(),
  /** Half, for a couple of two rinks. */
  isShared: z.boolean(),
});

/** A rink's standing. */
export const teamRink = z.object({
  name: z.string(),
  points: z.number(),
  /** Its skaters, each counted once. */
  skaters: z.number(),
  /** Points of one skater, to two decimals. */
  average: z.number(),
  place: z.number(),
  placeByAverage: z.number(),
  entries: z.array(countedEntry),
  /** In the organisers' protocol, of skaters who may not be named beside their rink, all together; else 0. */
  otherPoints: z.number(),
});

const teamPoints = z.object({
  competition,
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
  /** By points, then name. */
  rinks: z.array(teamRink),
});

export type TeamPoints = z.output<typeof teamPoints>;
export type TeamRink = z.output<typeof teamRink>;

const reading = {
  resource: 'results',
  method: 'GET',
  reads: ['results'],
  roles: PUBLIC,
  cacheSeconds: CACHE_SECONDS,
  errors: ['NotFound'],
} as const;

/** Posted results, for everybody: places and points, never marks. */
export const publicResultRoutes = defineRoutes({
  listResults: {
    ...reading,
    path: '/api/competitions/{competitionId}/results',
    summary: 'List events with their posted flights, and skaters with their places.',
    params: z.object({ competitionId: id }),
    answer: dataOf(resultList),
  },
  getResult: {
    ...reading,
    path: '/api/competitions/{competitionId}/results/{eventId}',
    summary: 'Get the posted places of an event, flight by flight.',
    params: z.object({ competitionId: id, eventId: text(200) }),
    answer: dataOf(eventResult),
  },
  getTeamPoints: {
    ...reading,
    path: '/api/competitions/{competitionId}/team-points',
    summary: 'Get the rinks’ standing by points and by average, with the entries that made it.',
    params: z.object({ competitionId: id }),
    answer: dataOf(teamPoints),
  },
});
