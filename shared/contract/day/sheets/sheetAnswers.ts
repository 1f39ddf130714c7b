import * as z from 'zod/mini';
import { SHEET_SOURCES, SHEET_STATES } from '../../../domain/day/sheets/sheetState.ts';
import { CORRECTION_REASONS } from '../results/results.ts';
import { STARTER_STATES } from '../running/dayWords.ts';
import { keptMark, penalty } from './sheetMarks.ts';

/** The roles that see the sheets of others: a helper who types sees no marks but those in conflict. */
export const SHEET_ROLES = ['organiser', 'referee', 'scoring'] as const;

const range = z.nullable(z.object({ least: z.number(), most: z.number() }));

const column = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.enum(['tenths', 'place']),
  /** The limits of what a box can hold at all. */
  least: z.number(),
  most: z.number(),
});

export type SheetColumn = z.output<typeof column>;

const flight = z.object({
  id: z.string(),
  event: z.object({ id: z.string(), format: z.string(), level: z.string() }),
  /** Which of its event's flights, counted from 1. */
  part: z.object({ number: z.number(), of: z.number() }),
  surface: z.string(),
  date: z.string(),
  /** Venue time `HH:MM:SS`. */
  start: z.string(),
});

/** In start order as of now; who is scratched or absent has no boxes. */
const starter = z.object({
  programmeId: z.string(),
  /** From 1; of those that do not skate null. */
  order: z.nullable(z.number()),
  /** As announced. */
  name: z.string(),
  rink: z.string(),
  state: z.enum(STARTER_STATES),
});

export type SheetStarter = z.output<typeof starter>;

const sheetFacts = {
  state: z.enum(SHEET_STATES),
  /** Counts the marks of this sheet. */
  revision: z.number(),
  handedInAt: z.nullable(z.string()),
  /** Names. */
  handedInBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  /** The people who typed marks from paper. */
  typedBy: z.array(z.string()),
  /** Whether the caller can be the second person. */
  mayConfirm: z.boolean(),
};

/** Corrections of the result that replaced marks of a sheet. */
const corrections = z.array(
  z.object({
    version: z.number(),
    /** The reader wrote a mark that was corrected, and did not only take its seat over; missing in earlier copies. */
    isOwn: z.optional(z.boolean()),
    /** A UTC instant. */
    at: z.string(),
    proposedBy: z.string(),
    /** Who confirmed it. */
    by: z.string(),
    reason: z.enum(CORRECTION_REASONS),
    text: z.string(),
    marks: z.array(
      z.object({
        programmeId: z.string(),
        column: z.string(),
        from: z.nullable(z.number()),
        to: z.nullable(z.number()),
      }),
    ),
  }),
);

export type SheetCorrections = z.output<typeof corrections>;

export const judgingSheet = z.object({
  flight: z.extend(flight, { order: z.array(starter) }),
  seat: z.string(),
  /** Who opened it, and writes on this device; missing in copies that devices have of earlier answers. */
  reader: z.optional(
    z.object({
      /** Of the account, or of the code. */
      id: z.string(),
      name: z.string(),
      isAccount: z.boolean(),
      /** Every account and code of the browser. */
      ids: z.array(z.string()),
    }),
  ),
  columns: z.array(column),
  range,
  /** Of all sheets of the flight. */
  revision: z.number(),
  /** The result is approved: no mark is taken any more. */
  isApproved: z.boolean(),
  /** Of the approved result, in which a judge may propose other marks of the own sheet; else missing. */
  resultVersion: z.optional(z.number()),
  /** The caller writes the judge's own sheet, or types from paper. */
  source: z.enum(SHEET_SOURCES),
  marks: z.array(keptMark),
  /** Boxes that the judge wrote on a tablet, where the caller sees only that. */
  written: z.array(z.object({ programmeId: z.string(), column: z.string() })),
  sheet: z.object(sheetFacts),
  /** Missing in copies that devices have of earlier answers. */
  corrections: z.optional(corrections),
});

export type JudgingSheet = z.output<typeof judgingSheet>;

export const submitted = z.object({ revision: z.number(), sheet: z.object(sheetFacts) });

export const difference = z.object({
  programmeId: z.string(),
  column: z.string(),
  first: z.nullable(z.number()),
  second: z.nullable(z.number()),
  /** The marks of the first reading, which a correction replaces. */
  replaces: z.readonly(z.array(z.string())),
});

const seatOverview = z.object({
  seat: z.string(),
  /** Of the judge; null for an open seat and for a helper who types. */
  name: z.nullable(z.string()),
  columns: z.array(column),
  ...sheetFacts,
  /** Boxes that somebody has written in; for a helper who types only those in conflict. */
  cells: z.array(
    z.object({
      programmeId: z.string(),
      column: z.string(),
      value: z.nullable(z.number()),
      isOutside: z.boolean(),
      /** More than one in a conflict. */
      marks: z.array(
        z.object({
          id: z.string(),
          value: z.nullable(z.number()),
          source: z.enum(SHEET_SOURCES),
          by: z.string(),
        }),
      ),
    }),
  ),
  /** How many boxes are empty. */
  missing: z.number(),
  /** Boxes have the corrected marks. */
  corrections,
});

export type SeatOverview = z.output<typeof seatOverview>;

export const flightSheets = z.object({
  flight: z.extend(flight, { order: z.array(starter) }),
  revision: z.number(),
  isApproved: z.boolean(),
  /** Of range and penalties. */
  version: z.number(),
  range,
  /** The range that the rules give for the flight's size. */
  usualRange: range,
  /** As what the caller sees them. */
  role: z.enum(SHEET_ROLES),
  /** The seat that the caller writes on its own sheet, if it has one. */
  ownSeat: z.nullable(z.string()),
  sheets: z.array(seatOverview),
  /** By place, as the sheets make them now: for who approves. Null while a sheet is missing, and after the approval. */
  places: z.nullable(
    z.array(
      z.object({
        programmeId: z.string(),
        place: z.nullable(z.number()),
        total: z.nullable(z.number()),
        points: z.number(),
      }),
    ),
  ),
  penalties: z.array(z.object({ programmeId: z.string(), ...penalty, by: z.string(), at: z.string() })),
  /** The rules' penalties. */
  penaltyList: z.array(z.object({ code: z.string(), label: z.string(), tenths: z.number() })),
});

export type FlightSheets = z.output<typeof flightSheets>;

const listedFlight = z.extend(flight, {
  panelId: z.nullable(z.string()),
  skaters: z.number(),
  isApproved: z.boolean(),
  /** Missing in copies that devices have of earlier answers. */
  isOnIce: z.optional(z.boolean()),
  /** A correction waits to be confirmed by an organiser or the referee; others do not learn of it. */
  hasProposal: z.boolean(),
  /** Those that the caller may open. */
  seats: z.array(
    z.object({ seat: z.string(), isOwn: z.boolean(), isHandedIn: z.boolean(), isConfirmed: z.boolean() }),
  ),
});

export type ListedSheets = z.output<typeof listedFlight>;

export const sheetList = z.object({
  competition: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  /** Days with flights that the caller may see. */
  days: z.array(z.string()),
  date: z.nullable(z.string()),
  flights: z.array(listedFlight),
  /** Flights of any day whose seat passed to another judge since the caller's code was opened; missing in earlier copies. */
  passed: z.optional(z.array(z.object({ flightId: z.string(), seat: z.string(), name: z.string() }))),
});
