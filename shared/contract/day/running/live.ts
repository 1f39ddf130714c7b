import * as z from 'zod/mini';
import { ACCENTS } from '../../../domain/core/accent.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id } from '../../core/scalars.ts';
import { BLOCK_KINDS } from '../../core/planningWords.ts';

/** Which of an event's flights, counted from 1. */
const part = z.object({ number: z.number(), of: z.number() });

/** A delay that begins with a later flight: minutes, and the flight’s published `HH:MM`. */
export const laterDelay = z.object({ minutes: z.number(), from: z.string() });

/** As their guardians have the name published; no rink beside initials. */
const liveSkater = z.object({
  name: z.string(),
  rink: z.nullable(z.string()),
  /** The event, only where somebody else has this name and rink (decision 0334). */
  event: z.optional(z.string()),
  /** Why somebody of the start order does not skate; absent of everybody else. */
  missed: z.optional(z.enum(['scratched', 'noShow'])),
});

const liveBlock = z.object({
  kind: z.enum(BLOCK_KINDS),
  title: z.nullable(z.string()),
  /** `HH:MM` at the venue, as published; 24:00 and later belong to the day that began. */
  start: z.string(),
  /** `HH:MM` when it started or is expected, as every page shows it: as published while the surface is on time; null where neither is known. */
  expected: z.nullable(z.string()),
  /** `skipped`: a later flight has started, and nobody recorded this one. */
  state: z.enum(['done', 'now', 'toCome', 'skipped']),
  /** `HH:MM` before which it does not start; only while the organiser holds it. */
  heldUntil: z.optional(z.string()),
  /** A flight to come that has lost its ice: it gets another time. */
  hasNoIce: z.optional(z.literal(true)),
  /** A flight to come that moves with the clock, because the one on the ice is over its time. */
  waits: z.optional(z.literal(true)),
  /** A flight to come as families knew it when the day began, where it was at another time or on another surface. */
  was: z.optional(
    z.object({
      /** `HH:MM` at the venue. */
      start: z.string(),
      /** Its name; absent for the same one. */
      surface: z.optional(z.string()),
    }),
  ),
  flight: z.nullable(
    z.object({
      id: z.string(),
      eventId: z.string(),
      part,
      /** In the start order of the day, walk-ons too. */
      skaters: z.array(liveSkater),
    }),
  ),
});

const liveSurface = z.object({
  id: z.string(),
  name: z.string(),
  /** How late the next flight is; less than 0 where the ice is early. */
  delayMinutes: z.number(),
  /** On a surface that is on time: the delay that begins with a later flight, by its published `HH:MM`. */
  laterDelay: z.optional(laterDelay),
  /** Hours of the day, `HH:MM` at the venue, in which flights to come have lost their ice; absent for none. */
  noIce: z.optional(z.array(z.object({ from: z.string(), until: z.string() }))),
  /** Since when, `HH:MM` at the venue, the flight on the ice has been there; only while it is over its time. */
  overtimeSince: z.optional(z.string()),
  /** Its place in `blocks`: what is on the ice. */
  now: z.nullable(z.number()),
  /** The next three flights, by their places in `blocks`. */
  next: z.array(z.number()),
  /** The whole day in the order of the plan. */
  blocks: z.array(liveBlock),
  /** Flights of cancelled events, by the times at which they stand in the published schedule. */
  cancelled: z.array(
    z.object({
      start: z.string(),
      format: z.string(),
      level: z.string(),
      part,
      /** Who was to skate. */
      skaters: z.array(z.omit(liveSkater, { missed: true })),
    }),
  ),
  /** When medals are given, `HH:MM` as expected now, with the events; in the order of the clock. */
  ceremonies: z.array(
    z.object({
      time: z.string(),
      /** A flight of it has lost its ice: it gets another time. */
      hasNoIce: z.optional(z.literal(true)),
      eventIds: z.array(z.string()),
      /** Whose medals are given; missing in copies that devices have of earlier answers. */
      flightIds: z.optional(z.array(z.string())),
    }),
  ),
});

const live = z.object({
  /** Of the published schedule; 0 until there is one. */
  version: z.number(),
  competition: z.object({ name: z.string(), accent: z.enum(ACCENTS), timeZone: z.string() }),
  /** Today, or the nearest day of the competition; null without a schedule. */
  date: z.nullable(z.string()),
  days: z.array(z.string()),
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
  surfaces: z.array(liveSurface),
  /** Skaters who rest too little on their way from one surface to another, by the expected times; the most urgent first. */
  shortRests: z.array(
    z.object({
      /** The flight that is expected first. */
      fromFlightId: z.string(),
      toFlightId: z.string(),
      /** By the names of the second flight; '' where one of the two has initials. */
      skaters: z.array(z.string()),
    }),
  ),
});

export type Live = z.output<typeof live>;
export type LiveSurface = Live['surfaces'][number];
export type CancelledFlight = LiveSurface['cancelled'][number];
export type LiveSkater = z.output<typeof liveSkater>;
export type LiveBlock = LiveSurface['blocks'][number];

export const liveRoutes = defineRoutes({
  getLive: {
    resource: 'day',
    method: 'GET',
    path: '/api/competitions/{competitionId}/live',
    summary: 'Get what is on the ice now, what is next, and when everything of the day is expected.',
    reads: ['day', 'publishedSchedule'],
    roles: PUBLIC,
    params: z.object({ competitionId: id }),
    answer: dataOf(live),
    cacheSeconds: 5,
    errors: ['NotFound'],
  },
});
