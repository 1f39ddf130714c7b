import * as z from 'zod/mini';
import { SEAT_RULES } from '../../domain/planning/panels/seatRule.ts';

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

/** What the next version changes. */
export const publishedDifference = z.object({
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
  /** Coaches with skaters on two surfaces at once who were not so in the published version: better avoided, and not confirmed. */
  coachClashes: z.array(finding),
  /** Seats of the published version that lose their judges. */
  openedSeats: z.object({
    seats: z.number(),
    /** Of the panels of empty seats. */
    flightIds: z.array(z.string()),
    /** Who keeps a seat and can’t sit there any more, why, and the first flight that is the reason. */
    judges: z.array(z.object({ name: z.string(), rule: z.enum(SEAT_RULES), flightId: z.string() })),
  }),
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

export type ScheduleDifference = z.output<typeof publishedDifference>;
export type TouchedReader = ScheduleDifference['touched'][number];
export type AnsweredMove = TouchedReader['moves'][number];
