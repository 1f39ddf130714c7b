import * as z from 'zod/mini';
import { STORED_STARTER_STATES } from '../../../../shared/contract/core/planningWords.ts';
import { FLIGHT_CHANGES } from '../../../../shared/contract/day/running/dayWords.ts';

/** The person who did something (platform/http/actorOf.ts). The name is as it was then. */
const actor = z.object({ kind: z.enum(['account', 'code']), id: z.string(), name: z.string() });

const flightChange = z.object({
  /** A UTC instant. */
  at: z.string(),
  by: actor,
  what: z.enum(FLIGHT_CHANGES),
  reason: z.string(),
});

export type DayFlightChange = z.output<typeof flightChange>;

/** The day's changes of a published flight. */
export const storedDayFlight = z.object({
  flightId: z.string(),
  eventId: z.string(),
  /** Counts the changes of who skates and in which order; 0 while nothing of that changed. */
  version: z._default(z.number(), 0),
  /** The UTC instant of the last such change. */
  changedAt: z.optional(z.string()),
  /** The start order, once it was changed on the day. */
  order: z.optional(z.array(z.string())),
  /** Programmes of the order that no published flight has. */
  walkOns: z.optional(z.array(z.string())),
  changes: z._default(z.array(flightChange), []),
  /** Held until a venue time `HH:MM` of a day; on another day it holds no more. */
  hold: z.optional(z.object({ date: z.string(), until: z.string(), at: z.string(), by: actor })),
  /** UTC instants by the server's clock. */
  startedAt: z.optional(z.string()),
  startedBy: z.optional(actor),
  endedAt: z.optional(z.string()),
  endedBy: z.optional(actor),
});

export type FlightHold = NonNullable<z.output<typeof storedDayFlight>['hold']>;

export type StoredDayFlight = z.output<typeof storedDayFlight>;

/** The last person who opened the emergency contact of a missing programme. */
export const openedContact = z.object({
  flightId: z.string(),
  programmeId: z.string(),
  /** A UTC instant. */
  at: z.string(),
  by: actor,
});

export type OpenedContact = z.output<typeof openedContact>;

/** A programme in its flight; where nothing is stored, it is expected. */
export const storedStarter = z.object({
  flightId: z.string(),
  programmeId: z.string(),
  state: z.enum(STORED_STARTER_STATES),
  /** A UTC instant. */
  at: z.string(),
  by: actor,
  reason: z.optional(z.string()),
  /** The scratch that took it out, perhaps with others. */
  scratchId: z.optional(z.string()),
  /** Of a scratched one: what the desk had recorded before, which an undo brings back. */
  before: z.optional(z.object({ state: z.enum(STORED_STARTER_STATES), at: z.string(), by: actor })),
});

/** When the ceremony of a run is; null for the proposed time again. */
export const storedCeremony = z.object({
  /** The first of the run. */
  flightId: z.string(),
  /** Venue time `HH:MM`. */
  time: z.nullable(z.string()),
  /** A UTC instant. */
  at: z.string(),
  by: actor,
});

export type StoredCeremony = z.output<typeof storedCeremony>;

export type StoredStarter = z.output<typeof storedStarter>;
