import * as z from 'zod/mini';
import { SHEET_SOURCES, SHEET_STATES } from '../../domain/judging/sheets/sheetState.ts';
import { STARTER_STATES } from '../day/dayWords.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, day, id, instant, required, text, wholeNumber } from '../core/scalars.ts';
import { seat } from '../day/codes.ts';

/** Marks of one call: with their flight's item one transaction of the database. */
export const MAX_MARKS = 90;

/** Who sees the sheets of others: a helper who types sees no marks but those in conflict. */
export const SHEET_ROLES = ['organiser', 'referee', 'scoring'] as const;

/** More than any total of a referee, in tenths. */
const MOST_TENTHS = 100_000;

const markId = text(64);

const mark = {
  /** Made by the device; a mark sent again is the same one. */
  id: markId,
  programmeId: text(),
  column: text(80),
  /** Tenths, or a place; null clears the box. */
  value: z.nullable(wholeNumber(0, MOST_TENTHS)),
  device: text(64),
  /** Counts the device's marks of a sheet, from 1. */
  sequence: wholeNumber(1, 1_000_000),
  /** By the device's clock, for information. */
  at: instant,
  /** The marks that its writer saw in the box. */
  replaces: z.array(markId, { error: required }).check(z.maxLength(50, 'MustValid')),
};

const { device: _device, ...sentMark } = mark;

const keptMark = z.object({
  ...mark,
  at: z.string(),
  receivedAt: z.string(),
  source: z.enum(SHEET_SOURCES),
  /** Who sent it: an account's or a code's id, and the name at that time. */
  by: z.string(),
  name: z.string(),
});

const range = z.nullable(z.object({ least: z.number(), most: z.number() }));

const column = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.enum(['tenths', 'place']),
  /** What a box can hold at all. */
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
  /** Who typed marks from paper. */
  typedBy: z.array(z.string()),
  /** Whether the caller can be the second person. */
  mayConfirm: z.boolean(),
};

const judgingSheet = z.object({
  flight: z.extend(flight, { order: z.array(starter) }),
  seat: z.string(),
  columns: z.array(column),
  range,
  /** Of all sheets of the flight. */
  revision: z.number(),
  /** The result is approved: no mark is taken any more. */
  isApproved: z.boolean(),
  /** What the caller writes is the judge's own sheet, or typed from paper. */
  source: z.enum(SHEET_SOURCES),
  marks: z.array(keptMark),
  sheet: z.object(sheetFacts),
});

export type JudgingSheet = z.output<typeof judgingSheet>;

const submitted = z.object({ revision: z.number(), sheet: z.object(sheetFacts) });

const difference = z.object({
  programmeId: z.string(),
  column: z.string(),
  first: z.nullable(z.number()),
  second: z.nullable(z.number()),
});

const place = { programmeId: text(), column: text(80) };
const value = z.nullable(wholeNumber(0, MOST_TENTHS));

const penalty = {
  code: text(40),
  /** Taken off the total. */
  tenths: wholeNumber(0, MOST_TENTHS),
  reason: text(200),
};

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
});

export type SeatOverview = z.output<typeof seatOverview>;

const flightSheets = z.object({
  flight: z.extend(flight, { order: z.array(starter) }),
  revision: z.number(),
  isApproved: z.boolean(),
  /** Of range and penalties. */
  version: z.number(),
  range,
  /** What the rules give for the flight's size. */
  usualRange: range,
  /** As what the caller sees them. */
  role: z.enum(SHEET_ROLES),
  /** The seat that the caller writes on its own sheet, if it has one. */
  ownSeat: z.nullable(z.string()),
  sheets: z.array(seatOverview),
  penalties: z.array(z.object({ programmeId: z.string(), ...penalty, by: z.string(), at: z.string() })),
  /** What the rules have. */
  penaltyList: z.array(z.object({ code: z.string(), label: z.string(), tenths: z.number() })),
});

export type FlightSheets = z.output<typeof flightSheets>;

const listedFlight = z.extend(flight, {
  panelId: z.nullable(z.string()),
  skaters: z.number(),
  isApproved: z.boolean(),
  /** Those that the caller may open. */
  seats: z.array(
    z.object({ seat: z.string(), isOwn: z.boolean(), isHandedIn: z.boolean(), isConfirmed: z.boolean() }),
  ),
});

export type ListedSheets = z.output<typeof listedFlight>;

const sheetList = z.object({
  competition: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  /** Days with flights that the caller may see. */
  days: z.array(z.string()),
  date: z.nullable(z.string()),
  flights: z.array(listedFlight),
});

const ofFlight = {
  resource: 'judging',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  orGrants: ['judge'],
  codes: ['panel', 'scoring'],
  params: z.object({ competitionId: id, flightId: text() }),
} as const;

const ofSeat = { ...ofFlight, params: z.object({ competitionId: id, flightId: text(), seat }) } as const;
const marks = (least: number) =>
  z
    .array(z.object(sentMark, { error: required }), { error: required })
    .check(z.minLength(least, 'NotNull'), z.maxLength(MAX_MARKS, 'MustWithin'));

const FLIGHT = '/api/competitions/{competitionId}/flights/{flightId}';

/**
 * Sheets are for their own judge, the referee of the panel, helpers who type paper sheets, and the organisers: each
 * handler asks which of them calls, and refuses everybody else.
 */
export const sheetRoutes = defineRoutes({
  listSheets: {
    ...ofFlight,
    method: 'GET',
    path: '/api/competitions/{competitionId}/sheets',
    summary: 'List the flights of a day with the sheets that the caller may open, by time.',
    reads: ['marks', 'publishedSchedule', 'day'],
    params: z.object({ competitionId: id }),
    query: z.object({ date: z.optional(day) }),
    answer: dataOf(sheetList),
    errors: ['NotFound'],
  },
  getFlightSheets: {
    ...ofFlight,
    method: 'GET',
    path: `${FLIGHT}/sheets`,
    summary: 'Get all sheets of a flight: what is missing, conflicts, range, penalties. Not for judges.',
    reads: ['marks', 'publishedSchedule', 'day', 'judgingRules'],
    answer: dataOf(flightSheets),
    errors: ['NotFound'],
  },
  getJudgingSheet: {
    ...ofSeat,
    method: 'GET',
    path: `${FLIGHT}/sheets/{seat}`,
    summary: 'Get the sheet of one seat: its columns, who skates in which order, and every mark.',
    reads: ['marks', 'publishedSchedule', 'day', 'judgingRules'],
    answer: dataOf(judgingSheet),
    errors: ['NotFound'],
  },
  submitMarks: {
    ...ofSeat,
    method: 'POST',
    path: `${FLIGHT}/sheets/{seat}/marks`,
    summary: 'Add marks to a sheet. Marks that are sent again change nothing.',
    changes: ['marks'],
    body: z.object({
      device: mark.device,
      marks: marks(0),
      /** The sheet is complete. A later mark ends that. */
      handIn: z._default(z.boolean({ error: required }), false),
    }),
    answer: dataOf(submitted),
    errors: ['NotFound', 'FlightApproved', 'CompetitionArchived'],
  },
  confirmMarks: {
    ...ofSeat,
    method: 'POST',
    path: `${FLIGHT}/sheets/{seat}/confirmation`,
    summary: 'Confirm a sheet that another person typed from paper, having typed it again or read it back.',
    changes: ['marks'],
    body: z.object({
      /** Of the sheet that was read. */
      revision: wholeNumber(1, 2_000_000_000),
      /** The whole sheet, typed again; null where it was read back. */
      again: z.nullable(
        z
          .array(z.object({ ...place, value }, { error: required }), { error: required })
          .check(z.maxLength(1_000, 'MustWithin')),
      ),
      device: mark.device,
      /** Where the first typing was wrong: marks that replace it. */
      marks: marks(0),
    }),
    /** `differences`: boxes that two people read differently; nothing is stored while there are any. */
    answer: dataOf(z.extend(submitted, { isConfirmed: z.boolean(), differences: z.array(difference) })),
    errors: ['NotFound', 'VersionConflict', 'SamePerson', 'FlightApproved', 'CompetitionArchived'],
  },
  updateRange: {
    ...ofFlight,
    method: 'PUT',
    path: `${FLIGHT}/range`,
    summary: 'Set the range of marks of a flight, as its referee. Send the `version` you read.',
    changes: ['marks'],
    body: z.object({
      version: wholeNumber(0, 2_000_000_000),
      /** Null for no range. */
      range: z.nullable(
        z.object(
          { least: wholeNumber(0, MOST_TENTHS), most: wholeNumber(0, MOST_TENTHS) },
          { error: required },
        ),
      ),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'FlightApproved', 'CompetitionArchived'],
  },
  updatePenalties: {
    ...ofFlight,
    method: 'PUT',
    path: `${FLIGHT}/penalties`,
    summary: 'Set a programme’s penalties with their reasons, as its referee. Send the `version` you read.',
    changes: ['marks'],
    body: z.object({
      version: wholeNumber(0, 2_000_000_000),
      programmeId: text(),
      penalties: z
        .array(z.object(penalty, { error: required }), { error: required })
        .check(z.maxLength(10, 'MustWithin')),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'FlightApproved', 'CompetitionArchived'],
  },
});
