import * as z from 'zod/mini';
import { judgingSystem, TIE_RULES } from '../../entering/competitions/judgingRules.ts';
import { CONFIRMATIONS } from '../../../domain/day/results/correctionRights.ts';
import { SHEET_SOURCES } from '../../../domain/day/sheets/sheetState.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, optional, required, text, wholeNumber } from '../../core/scalars.ts';
import { CORRECTION_REASONS, outcomeFields, RESULT_STATES } from './results.ts';

/** Marks and penalties of one correction. */
const MAX_CHANGES = 90;
const MOST_TENTHS = 10_000;

const programmeId = text(300);

/** What a correction changes, and what it does not name stays. */
const sentChanges = {
  /** Tenths; a mark replaces the one of its sheet in this result. */
  marks: z
    .array(z.object({ programmeId, seat: text(20), column: text(60), value: wholeNumber(0, MOST_TENTHS) }), {
      error: required,
    })
    .check(z.maxLength(MAX_CHANGES, 'MustWithin')),
  /** All penalties of a programme; none takes them back. */
  penalties: z
    .array(
      z.object({
        programmeId,
        penalties: z
          .array(z.object({ code: text(60), tenths: wholeNumber(0, MOST_TENTHS) }), { error: required })
          .check(z.maxLength(10, 'MustWithin')),
      }),
      { error: required },
    )
    .check(z.maxLength(MAX_CHANGES, 'MustWithin')),
  states: z
    .array(z.object({ programmeId, state: oneOf(RESULT_STATES) }), { error: required })
    .check(z.maxLength(MAX_CHANGES, 'MustWithin')),
};

const penalties = z.array(z.object({ code: z.string(), tenths: z.number() }));

const proposal = z.object({
  id: z.string(),
  /** A UTC instant. */
  at: z.string(),
  by: z.string(),
  reason: z.enum(CORRECTION_REASONS),
  text: z.string(),
  marks: z.array(
    z.object({ programmeId: z.string(), seat: z.string(), column: z.string(), value: z.number() }),
  ),
  penalties: z.array(z.object({ programmeId: z.string(), penalties })),
  states: z.array(z.object({ programmeId: z.string(), state: z.enum(RESULT_STATES) })),
  /** As what the caller can confirm it. */
  confirmation: z.enum(CONFIRMATIONS),
});

export type CorrectionProposal = z.output<typeof proposal>;

const correctable = z.object({
  /** A proposal names it, and ends with it. */
  version: z.number(),
  isPosted: z.boolean(),
  /** Of the venue. */
  timeZone: z.string(),
  /** By which the places of every version are found. */
  rules: z.object({
    system: judgingSystem,
    most: z.number(),
    tie: z.enum(TIE_RULES),
    lastPlace: z.number(),
    bookPercent: z.number(),
    points: z.object({ participation: z.number(), places: z.array(z.number()) }),
  }),
  columns: z.array(z.object({ seat: z.string(), id: z.string(), name: z.string() })),
  /** The range of marks of the flight, in tenths; null where it has none. */
  range: z.nullable(z.object({ least: z.number(), most: z.number() })),
  /** By place, with the marks that stand. */
  rows: z.array(
    z.object({
      programmeId: z.string(),
      /** As announced; '' for an erased entry. */
      name: z.string(),
      rink: z.string(),
      state: z.enum(RESULT_STATES),
      ...outcomeFields,
      columns: z.array(z.number()),
      referee: z.nullable(z.number()),
      penalties,
    }),
  ),
  /** The sheets as the approval found them. */
  sheets: z.array(
    z.object({
      seat: z.string(),
      /** Of the judge; null for an open seat. */
      name: z.nullable(z.string()),
      /** Whether the judge handed it in on an own device, or somebody typed it from paper. */
      source: z.enum(SHEET_SOURCES),
    }),
  ),
  /** Of the judging rules, which a correction can give. */
  penalties: z.array(z.object({ code: z.string(), label: z.string(), tenths: z.number() })),
  /** The version by which skaters have their medals, with its places; null before the awards. */
  medals: z.nullable(
    z.object({
      /** A UTC instant: of the awards, or when medals changed hands afterwards. */
      at: z.string(),
      version: z.number(),
      rows: z.array(z.object({ programmeId: z.string(), place: z.nullable(z.number()) })),
    }),
  ),
  /** Null while nobody proposes a correction of this version. */
  proposal: z.nullable(proposal),
});

export type CorrectableFlight = z.output<typeof correctable>;

const ofFlight = {
  resource: 'results',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  orGrants: ['judge'],
  codes: ['panel'],
  params: z.object({ competitionId: id, flightId: text(200) }),
} as const;

const RESULT = '/api/competitions/{competitionId}/flights/{flightId}/result';

/** A correction takes two people: each handler asks whether the caller is the flight’s referee or an organiser. */
export const correctionRoutes = defineRoutes({
  getCorrection: {
    ...ofFlight,
    method: 'GET',
    path: `${RESULT}/correction`,
    summary: 'Get an approved result with its marks, sheets and rules, and the correction that is proposed.',
    reads: ['results', 'publishedSchedule', 'marks', 'judgingRules'],
    answer: dataOf(correctable),
    errors: ['NotFound', 'CompetitionArchived'],
  },
  correctResult: {
    ...ofFlight,
    changes: ['results'],
    method: 'PUT',
    path: RESULT,
    summary: 'Propose a correction of an approved result, with a reason. Another person confirms it.',
    body: z.object({
      /** Of the result that was read. */
      version: wholeNumber(0, 2_000_000_000),
      reason: oneOf(CORRECTION_REASONS),
      text: text(500),
      ...sentChanges,
    }),
    /** `changed`: how many skaters’ places, totals or points would be different. */
    answer: dataOf(z.object({ proposal: z.string(), changed: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived', 'NothingCorrected', 'CorrectionProposed'],
  },
  confirmCorrection: {
    ...ofFlight,
    changes: ['results', 'mails'],
    method: 'POST',
    path: `${RESULT}/correction/confirm`,
    summary: 'Confirm a proposed correction as second person, which makes it the next version.',
    body: z.object({
      proposal: text(40),
      /** Of an organiser who confirms the own proposal because nobody else can. */
      reason: optional(text(300)),
      /** Whether the referee allows a mark outside the range of the flight. */
      refereeAllows: z.optional(z.boolean()),
    }),
    answer: dataOf(z.object({ version: z.number(), changed: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived', 'OwnCorrection', 'MarkOutsideRange'],
  },
  rejectCorrection: {
    ...ofFlight,
    changes: ['results'],
    method: 'POST',
    path: `${RESULT}/correction/reject`,
    summary: 'Reject a proposed correction, or withdraw the own one. The result stays as it is.',
    body: z.object({ proposal: text(40), reason: optional(text(300)) }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
