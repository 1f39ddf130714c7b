import * as z from 'zod/mini';
import { judgingSystem } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { SHEET_SOURCES } from '../../../../shared/domain/day/sheets/sheetState.ts';
import type { Seat } from '../../../../shared/domain/entering/judgingRules/seats.ts';

/** The person who did something. The name is as it was then. */
const actor = z.object({ kind: z.enum(['account', 'code']), id: z.string(), name: z.string() });

/** One number that somebody wrote. It is never changed. */
const storedMark = z.object({
  id: z.string(),
  seat: z.string(),
  programmeId: z.string(),
  column: z.string(),
  /** Tenths, or a place; null for a box that was cleared. */
  value: z.nullable(z.number()),
  device: z.string(),
  sequence: z.number(),
  /** By the device's clock. */
  at: z.string(),
  /** By the server's, UTC. */
  receivedAt: z.string(),
  by: actor,
  /** Other accounts and codes of the browser that sent it. */
  alsoBy: z.optional(z.array(z.string())),
  /** Who sent it as the writer's, from a tablet on which it was left. */
  sentBy: z.optional(actor),
  source: z.enum(SHEET_SOURCES),
  replaces: z.array(z.string()),
});

export type StoredMark = z.output<typeof storedMark>;

/** A sheet's record besides its marks; instants in UTC. */
const storedSheet = z.object({
  handedInAt: z.optional(z.string()),
  handedInBy: z.optional(actor),
  /** While a box has two different marks: the hand-in that holds again once its own mark is chosen. */
  disputedHandIn: z.optional(z.object({ at: z.string(), by: actor })),
  confirmedAt: z.optional(z.string()),
  confirmedBy: z.optional(actor),
});

export type StoredSheet = z.output<typeof storedSheet>;

const penalty = z.object({
  programmeId: z.string(),
  code: z.string(),
  tenths: z.number(),
  reason: z.string(),
  by: actor,
  at: z.string(),
});

export type StoredPenalty = z.output<typeof penalty>;

const range = z.nullable(z.object({ least: z.number(), most: z.number() }));

export type StoredRange = z.output<typeof range>;

/** A seat as the rules have it; what is stored was made from them. */
const seat = z.custom<Seat>((value) => typeof value === 'string');

/** By which rules the flight is judged, from its first mark on. */
const flightRules = z.object({
  system: judgingSystem,
  sheets: z.array(
    z.object({
      seat,
      columns: z.array(z.object({ id: z.string(), name: z.string(), unit: z.enum(['tenths', 'place']) })),
    }),
  ),
  points: z.object({ participation: z.number(), places: z.array(z.number()) }),
  most: z.number(),
  range: z.nullable(z.object({ base: z.number(), widthForEachOther: z.number() })),
  tie: z.enum(['referee', 'shared']),
  lastPlace: z.number(),
  bookPercent: z.number(),
});

/** All that is known of a flight's sheets besides their marks. */
const sheetsState = z.object({
  /** Counts every change; 0 while nothing is stored. */
  revision: z._default(z.number(), 0),
  /** A UTC instant. */
  firstMarkAt: z.optional(z.string()),
  /** The version of the result that these marks made; no mark is taken then. */
  approvedVersion: z.optional(z.number()),
  /** Counts the referee's changes of range and penalties. */
  rulings: z._default(z.number(), 0),
  /** The referee's range, null for none; absent while the rules give it. */
  range: z.optional(range),
  penalties: z._default(z.array(penalty), []),
  /** Absent before the first mark. */
  judgedBy: z.optional(flightRules),
});

export interface StoredState extends z.output<typeof sheetsState> {
  /** By seat. */
  readonly sheets: ReadonlyMap<string, StoredSheet>;
}

const SHEET_ATTRIBUTE = 'sheet_';
/** Each sheet is an attribute of its own, so that two judges who hand in at once do not meet. */
export const sheetAttribute = (ofSeat: string) => `${SHEET_ATTRIBUTE}${ofSeat}`;
/** How many marks a sheet has. */
export const countAttribute = (ofSeat: string) => `marks_${ofSeat}`;

export const markOf = (item: unknown): StoredMark => storedMark.parse(item);

export function sheetsStateOf(item: Readonly<Record<string, unknown>> | undefined): StoredState {
  const sheets = Object.entries(item ?? {})
    .filter(([name]) => name.startsWith(SHEET_ATTRIBUTE))
    .map(([name, sheet]) => [name.slice(SHEET_ATTRIBUTE.length), storedSheet.parse(sheet)] as const);
  return { ...sheetsState.parse(item ?? {}), sheets: new Map(sheets) };
}
