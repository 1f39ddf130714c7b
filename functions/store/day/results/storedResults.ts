import * as z from 'zod/mini';
import { judgingSystem, TIE_RULES } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { CORRECTION_REASONS, RESULT_STATES } from '../../../../shared/contract/day/results/results.ts';

/** The person who did something: an account, or the holder of a code. The name is as it was then. */
const actor = z.object({ kind: z.enum(['account', 'code']), id: z.string(), name: z.string() });

const done = z.object({ at: z.string(), by: actor });

/** The person who did a step, and the UTC instant; null until it is done. */
const step = z.nullable(done);

const correction = z.object({ reason: z.enum(CORRECTION_REASONS), text: z.string() });
const penalties = z.array(z.object({ code: z.string(), tenths: z.number() }));

/** A correction that somebody proposed of the present version. Every new version ends it. */
const storedProposal = z.object({
  id: z.string(),
  at: z.string(),
  by: actor,
  /** Other accounts and codes of the browser that sent it. */
  alsoBy: z.array(z.string()),
  ...correction.shape,
  marks: z.array(
    z.object({ programmeId: z.string(), seat: z.string(), column: z.string(), value: z.number() }),
  ),
  penalties: z.array(z.object({ programmeId: z.string(), penalties })),
  states: z.array(z.object({ programmeId: z.string(), state: z.enum(RESULT_STATES) })),
});

export type StoredProposal = z.output<typeof storedProposal>;

/** The present state of a flight's result. Its places are in the version that it names. */
const storedResult = z.object({
  competitionId: z.string(),
  flightId: z.string(),
  eventId: z.string(),
  version: z.number(),
  isHeldUntilAwards: z.boolean(),
  /** Who holds it; nobody's name where the rules of the competition do. */
  held: z.optional(step),
  approved: done,
  posted: step,
  /** Results of 0.2 do not say which version was awarded. */
  awarded: z.nullable(z.extend(done, { version: z.optional(z.number()) })),
  /** Since when skaters have the medals and certificates of a later version. */
  exchanged: z._default(z.nullable(z.extend(done, { version: z.number() })), null),
  corrected: step,
  proposal: z._default(z.nullable(storedProposal), null),
  /** Counts all changes, so that one is made of what was read. */
  changes: z.number(),
});

export type StoredResult = z.output<typeof storedResult>;

const outcome = { place: z.nullable(z.number()), total: z.nullable(z.number()), points: z.number() };

/** A programme of a result: ids and numbers, never names, so that whoever is renamed or erased is so in every version. */
const storedRow = z.object({
  programmeId: z.string(),
  /** The skaters, each with the rink that gets their points: a registered rink's id, or its name as it was entered. */
  skaters: z.array(z.object({ id: z.string(), rink: z.string() })),
  state: z.enum(RESULT_STATES),
  ...outcome,
  /** Tenths, or places, in the order of the version's columns; empty for somebody who did not skate. */
  columns: z.array(z.number()),
  /** The total of the referee's own sheet, which decides ties. */
  referee: z.nullable(z.number()),
  penalties,
  /** Before a correction that changed it. */
  before: z.nullable(z.object(outcome)),
});

export type StoredRow = z.output<typeof storedRow>;

/** By which rules the places were found: a correction finds them by the same ones. */
const resultRules = z.object({
  system: judgingSystem,
  most: z.number(),
  tie: z.enum(TIE_RULES),
  lastPlace: z.number(),
  bookPercent: z.number(),
  points: z.object({ participation: z.number(), places: z.array(z.number()) }),
});

/** A version of a flight's result. It is never changed. */
const storedVersion = z.object({
  competitionId: z.string(),
  flightId: z.string(),
  eventId: z.string(),
  version: z.number(),
  at: z.string(),
  by: actor,
  /** Of the sheets that made it. */
  revision: z.number(),
  columns: z.array(z.object({ seat: z.string(), id: z.string(), name: z.string() })),
  rules: resultRules,
  /** By place. */
  rows: z.array(storedRow),
  /** Of an organiser who approved in place of the referee. */
  approvalReason: z.nullable(z.string()),
  /** Null for the first version. */
  correction: z.nullable(correction),
  /** Of a correction that another person confirmed; null in those of 0.2, which one person made. */
  proposed: z._default(z.nullable(z.extend(done, { id: z.string() })), null),
  /** Of an organiser who confirmed the own correction. */
  aloneReason: z._default(z.nullable(z.string()), null),
  /** Whether the referee allowed a mark outside the range of the flight. */
  refereeAllowed: z._default(z.boolean(), false),
});

export type StoredResultVersion = z.output<typeof storedVersion>;
export type ResultActor = z.output<typeof actor>;

/** Names a flight with a result among those of its event. */
export const flightOfEvent = z.object({ flightId: z.string() });

/** Names the flight in which a programme has its result. */
export const flightOfProgramme = z.object({
  competitionId: z.string(),
  programmeId: z.string(),
  flightId: z.string(),
});

export type FlightOfProgramme = z.output<typeof flightOfProgramme>;

export const resultOf = (item: unknown): StoredResult => storedResult.parse(item);
export const versionOf = (item: unknown): StoredResultVersion => storedVersion.parse(item);

/** A flight's result with its places. */
export interface ResultWithVersion {
  readonly result: StoredResult;
  readonly version: StoredResultVersion;
}

export interface ResultWithVersions extends ResultWithVersion {
  readonly versions: readonly StoredResultVersion[];
}
