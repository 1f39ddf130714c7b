import * as z from 'zod/mini';
import { BLOCK_KINDS } from '../../core/planningWords.ts';
import { CLASH_KINDS, FLIGHT_CHANGES, STARTER_STATES } from './dayWords.ts';
import { laterDelay } from './live.ts';

/** A starter's state, as `listRuns` and each change of it answer. */
export const starterState = {
  programmeId: z.string(),
  state: z.enum(STARTER_STATES),
  /** When and by whom it was set: a UTC instant and a name. Null while the programme is expected. */
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** Why it was scratched. */
  reason: z.nullable(z.string()),
  /** The scratch that took it out, perhaps with others; null for one by itself. */
  scratchId: z.nullable(z.string()),
};

/** A skater, couple or team by the full name that the announcer reads; '' where something is not given. */
const starter = z.object({
  ...starterState,
  /** In the start order, from 1; null for who does not skate. */
  order: z.nullable(z.number()),
  name: z.string(),
  /**
   * Who is on the ice: one, both of a couple, the members of a team. A person has one id in all flights; of a team the
   * names are ''.
   */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  sayAs: z.string(),
  rink: z.string(),
  musicTitle: z.string(),
  /** Length of the programme. */
  seconds: z.number(),
  /** No published flight had it. */
  isWalkOn: z.boolean(),
  /** When and by whom its emergency contact was opened last: a UTC instant and a name. */
  contactOpened: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** Somebody took its check-in back: only an organiser opens its emergency contact. */
  checkInUndone: z.boolean(),
});

const event = z.object({ format: z.string(), level: z.string() });

/** Recorded times are UTC instants by the server's clock, with names. */
const taps = {
  startedAt: z.nullable(z.string()),
  startedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
};

export const tappedFlight = z.object({ id: z.string(), ...taps });

export type TappedFlight = z.output<typeof tappedFlight>;

/** A flight does not start before a time: `HH:MM` at the venue, and the name of the person who said so. */
export const flightHold = z.object({ until: z.string(), by: z.string() });

const runFlight = z.object({
  id: z.string(),
  eventId: z.string(),
  event,
  /** Which of its event's flights, from 1. */
  part: z.object({ number: z.number(), of: z.number() }),
  /** `HH:MM:SS` at the venue as published; 24:00 and later belong to the day that began. */
  start: z.string(),
  /** As published. */
  seconds: z.number(),
  /** `skipped`: a later flight has started, and nobody recorded this one. */
  state: z.enum(['done', 'now', 'toCome', 'skipped']),
  /** `HH:MM` when it started or is expected; null where neither is known. */
  expected: z.nullable(z.string()),
  /** Null where nobody holds it. */
  hold: z.nullable(flightHold),
  /** Published `HH:MM` of the resurfacing before it, until that has ended. */
  openResurfacing: z.optional(z.string()),
  warmUpSeconds: z.number(),
  /** Of the start order and of who skates; 0 as published. */
  version: z.number(),
  ...taps,
  changes: z.array(
    z.object({ at: z.string(), by: z.string(), what: z.enum(FLIGHT_CHANGES), reason: z.string() }),
  ),
  /** In start order. */
  starters: z.array(starter),
});

export type RunFlight = z.output<typeof runFlight>;
export type RunStarter = RunFlight['starters'][number];

/** The flights of a surface between two breaks; where there are panels, a panel's flights. */
const run = z.object({
  /** The id of its first flight. */
  id: z.string(),
  surfaceId: z.string(),
  /** Counted from 1 for each day of a surface. */
  number: z.number(),
  flights: z.array(runFlight),
});

export type CheckInRun = z.output<typeof run>;

/**
 * The flight after the second one: if they change places, this is no longer so, and nothing else is wrong. Null where
 * that does not help.
 */
const swapWith = z.nullable(z.string());

export const runs = z.object({
  /** Of the published schedule. */
  version: z.number(),
  competition: z.object({ name: z.string(), timeZone: z.string() }),
  /** The day that is answered: the one asked for, else today or the nearest. */
  date: z.string(),
  days: z.array(z.string()),
  /** `delayMinutes`: late; less than 0 where the ice is early. */
  surfaces: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      delayMinutes: z.number(),
      /** As on the live page. */
      laterDelay: z.optional(laterDelay),
      /** As on the live page. */
      overtimeSince: z.optional(z.string()),
      /** What is on the ice that is no flight, as on the live page. */
      pause: z.optional(z.object({ kind: z.enum(BLOCK_KINDS), title: z.nullable(z.string()) })),
    }),
  ),
  runs: z.array(run),
  /** Hours of the day in which flights to come have no ice any more. */
  lostIce: z.array(
    z.object({
      surfaceId: z.string(),
      /** `HH:MM` at the venue. */
      from: z.string(),
      until: z.string(),
      flightIds: z.array(z.string()),
    }),
  ),
  /** Rests that are shorter than the rules of the ice allow, by the expected times; the most urgent first. */
  shortRests: z.array(
    z.object({
      people: z.array(z.object({ id: z.string(), name: z.string() })),
      /** The flight that is expected first. */
      fromFlightId: z.string(),
      toFlightId: z.string(),
      /** Below 0 where both are on the ice at once. */
      minutes: z.number(),
      leastMinutes: z.number(),
      /** `HH:MM` at the venue from which the second may start. */
      readyAt: z.string(),
      /** The schedule has them the other way round. */
      isReversed: z.boolean(),
      swapWith,
    }),
  ),
  /** Coaches and judges who are due in two places at once, by the expected times; those of the schedule last. */
  coachClashes: z.array(
    z.object({
      kind: z.enum(CLASH_KINDS),
      /** Their names; '' for the holder of a code. */
      coaches: z.array(z.string()),
      /** The flight that is expected first, or at which their panel is by then. */
      fromFlightId: z.string(),
      /** Of a panel its first flight. */
      toFlightId: z.string(),
      /** `HH:MM` at the venue from which they are free for the second. */
      readyAt: z.string(),
      /** The schedule has it too. */
      isPublished: z.boolean(),
      swapWith,
    }),
  ),
  /** Confirmed programmes that no flight has: they can walk on in a flight of their event. */
  unplaced: z.array(
    z.object({ programmeId: z.string(), eventId: z.string(), event, name: z.string(), rink: z.string() }),
  ),
  /** Of any day, for who asks at the desk after a skater whose event the organiser cancelled. */
  cancelledEvents: z.array(z.extend(event, { reason: z.string() })),
});

export type DayRuns = z.output<typeof runs>;
export type DayShortRest = DayRuns['shortRests'][number];
export type DayCoachClash = DayRuns['coachClashes'][number];
