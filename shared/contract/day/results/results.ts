import * as z from 'zod/mini';
import { FLIGHT_STATES, WAITS } from '../../../domain/day/running/flightLife.ts';
import { STARTER_STATES } from '../running/dayWords.ts';
import { ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, optional, text, wholeNumber } from '../../core/scalars.ts';

/** Why a posted result is corrected. */
export const CORRECTION_REASONS = ['typedWrong', 'ruling', 'eligibility'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** A correction can say that somebody did not skate, but nobody is checked in afterwards. */
export const NOT_SKATED_STATES = ['withdrawn', 'noShow'] as const;
export const RESULT_STATES = ['skated', ...NOT_SKATED_STATES] as const;
export type ResultState = (typeof RESULT_STATES)[number];

const version = wholeNumber(0, 2_000_000_000);

/** The person who did a step, and the UTC instant. A helper with a code has the name that the helper gave. */
const step = z.nullable(z.object({ at: z.string(), by: z.string() }));

const medals = z.nullable(z.object({ at: z.string(), by: z.string(), version: z.number() }));

const place = z.nullable(z.number());
export const outcomeFields = { place, total: z.nullable(z.number()), points: z.number() };

/** A programme in an approved result, for its organisers. Totals are tenths. */
const resultRow = z.object({
  programmeId: z.string(),
  entryId: z.string(),
  /** As announced; '' for an erased entry. */
  name: z.string(),
  rink: z.string(),
  state: z.enum(RESULT_STATES),
  ...outcomeFields,
  /** Tenths, or places, by the flight's columns; empty for somebody who did not skate. */
  columns: z.array(z.number()),
  penalties: z.array(z.object({ code: z.string(), tenths: z.number() })),
  /** Before the last correction; null where it changed nothing for this programme. */
  before: z.nullable(z.object(outcomeFields)),
});

const flightResult = z.object({
  /** From 1; a correction is the next version. */
  version: z.number(),
  isHeldUntilAwards: z.boolean(),
  approved: step,
  posted: step,
  /** With the version that the awards were given for. */
  awarded: medals,
  /** When medals and certificates changed hands after a correction, the last time. */
  exchanged: medals,
  /** How many medals and certificates have to change hands because of a correction after the awards. */
  medalSteps: z.number(),
  corrected: z.nullable(
    z.object({ at: z.string(), by: z.string(), reason: z.enum(CORRECTION_REASONS), text: z.string() }),
  ),
  /** Who stands for each version, oldest first. */
  approvals: z.array(
    z.object({
      version: z.number(),
      /** A UTC instant. */
      at: z.string(),
      by: z.string(),
      /** Who proposed a correction; null for the first version and where one person made it. */
      proposedBy: z.nullable(z.string()),
      /** Why the proposer confirmed it alone. */
      aloneReason: z.nullable(z.string()),
      /** Whether the referee allowed a mark outside the range of the flight. */
      refereeAllowed: z.boolean(),
    }),
  ),
  /** A correction of this version that nobody has confirmed yet. */
  proposal: z.nullable(z.object({ id: z.string(), at: z.string(), by: z.string() })),
  rows: z.array(resultRow),
});

const listedFlight = z.object({
  id: z.string(),
  eventId: z.string(),
  part: z.object({ number: z.number(), of: z.number() }),
  surfaceId: z.string(),
  date: z.string(),
  /** Venue time `HH:MM:SS`. */
  start: z.string(),
  state: z.enum(FLIGHT_STATES),
  waitsFor: z.array(z.object({ what: z.enum(WAITS), seats: z.array(z.string()) })),
  /** Of the sheets; what an approval names. */
  revision: z.number(),
  starters: z.array(
    z.object({
      programmeId: z.string(),
      entryId: z.string(),
      name: z.string(),
      state: z.enum(STARTER_STATES),
    }),
  ),
  /** A correction can change these columns. */
  columns: z.array(z.object({ seat: z.string(), id: z.string(), name: z.string() })),
  /** Null until the result is approved: its places are on the sheets' page before. */
  result: z.nullable(flightResult),
});

const flightResults = z.object({
  competition: z.object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    isArchived: z.boolean(),
  }),
  surfaces: z.array(z.object({ id: z.string(), name: z.string() })),
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string() })),
  /** Of the judging rules, which a correction can give. */
  penalties: z.array(z.object({ code: z.string(), label: z.string(), tenths: z.number() })),
  /** By day, time and surface; one that the schedule has lost keeps its result and has no day. */
  flights: z.array(listedFlight),
});

export type FlightResults = z.output<typeof flightResults>;
export type ListedFlight = FlightResults['flights'][number];
export type FlightResult = NonNullable<ListedFlight['result']>;
export type ResultRow = FlightResult['rows'][number];

/** One result in an answer to its family or coach. */
const myResult = z.object({
  programmeId: z.string(),
  entryId: z.string(),
  flightId: z.string(),
  /** As in the entry: the reader is its family or its coach. */
  name: z.string(),
  role: z.enum(['family', 'coach']),
  format: z.string(),
  level: z.string(),
  part: z.object({ number: z.number(), of: z.number() }),
  state: z.enum(RESULT_STATES),
  ...outcomeFields,
  version: z.number(),
  /** A UTC instant. */
  postedAt: z.string(),
  correction: z.nullable(
    z.object({
      reason: z.enum(CORRECTION_REASONS),
      text: z.string(),
      before: z.nullable(z.object(outcomeFields)),
    }),
  ),
});

export type MyResult = z.output<typeof myResult>;

const majority = { majorityAt: z.number(), orBetter: z.number() };

const explained = z.object({
  name: z.string(),
  format: z.string(),
  level: z.string(),
  ...outcomeFields,
  /** How many skated in the flight. */
  skated: z.number(),
  /** How many others have the same place. */
  sharedWith: z.number(),
  /** The place is the one that everybody after the places has. */
  isRest: z.boolean(),
  system: z.enum(['isi', '6.0', 'majority']),
  /** Tenths from the own total to the next one: the second's for the first place, else the one before; null where all share a place. */
  margin: z.nullable(z.number()),
  /** What a lone skater of ISI is measured against, in tenths: all that is possible, and the first place. */
  standard: z.nullable(z.object({ possible: z.number(), first: z.number() })),
  /** The places that the judges gave, the best first, and by which one most of them had placed the skater so or better. */
  judges: z.nullable(
    z.object({
      places: z.array(z.number()),
      ...majority,
      /** The same of the place that the margin is measured to; null where all share one. */
      next: z.nullable(z.object(majority)),
    }),
  ),
  /** In tenths, with how many marks are added and the most that is possible, numbered ones first; the median only in flights of four and more. None where judges give places. */
  columns: z.array(
    z.object({
      name: z.string(),
      own: z.number(),
      median: z.nullable(z.number()),
      marks: z.number(),
      most: z.number(),
    }),
  ),
  penalties: z.array(z.object({ code: z.string(), tenths: z.number() })),
  medianTotal: z.nullable(z.number()),
});

export type ExplainedPlace = z.output<typeof explained>;

const managing = {
  resource: 'results',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  changes: ['results'],
  params: z.object({ competitionId: id, flightId: text(200) }),
} as const;

/** A result's way from checked sheets to the awards. */
export const resultRoutes = defineRoutes({
  listFlightResults: {
    resource: 'results',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    method: 'GET',
    path: '/api/competitions/{competitionId}/flight-results',
    summary: 'List every flight with its state, what is missing and its approved result.',
    reads: ['results', 'publishedSchedule', 'entries'],
    params: z.object({ competitionId: id }),
    answer: dataOf(flightResults),
    errors: ['NotFound'],
  },
  approveResult: {
    ...managing,
    orGrants: ['judge'],
    codes: ['panel'],
    method: 'POST',
    path: '/api/competitions/{competitionId}/flights/{flightId}/result',
    summary: 'Approve a flight’s result from the referee’s seat; organisers give a reason.',
    body: z.object({
      /** Of the sheets that were read. */
      revision: version,
      reason: optional(text(300)),
      /** Programmes that skated without a check-in, where others of the flight were checked in. */
      confirmedUndecided: z._default(z.array(text(200)).check(z.maxLength(200, 'MustValid')), []),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: [
      'NotFound',
      'VersionConflict',
      'CompetitionArchived',
      'EventCancelled',
      'ResultApproved',
      'SheetsIncomplete',
    ],
  },
  listMyResults: {
    resource: 'results',
    roles: ROLES,
    method: 'GET',
    path: '/api/competitions/{competitionId}/my-results',
    summary: 'List the posted results of the account’s skaters and pupils.',
    reads: ['results', 'entries', 'coaches'],
    params: z.object({ competitionId: id }),
    answer: dataOf(z.array(myResult)),
    errors: ['NotFound'],
  },
  explainPlace: {
    resource: 'results',
    roles: ROLES,
    method: 'GET',
    path: '/api/competitions/{competitionId}/flights/{flightId}/places/{programmeId}',
    summary: 'Explain a posted place to the skater’s family or coach: column totals beside the median.',
    reads: ['results', 'entries', 'coaches'],
    params: z.object({ competitionId: id, flightId: text(200), programmeId: text(300) }),
    answer: dataOf(explained),
    errors: ['NotFound'],
  },
});
