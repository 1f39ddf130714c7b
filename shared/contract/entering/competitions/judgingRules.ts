import * as z from 'zod/mini';
import { ENTRY_KINDS } from './forms.ts';
import { onIceAnswer } from './onIce.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, required, text, wholeNumber } from '../../core/scalars.ts';

/** How the places of a flight are found: `npm run tally` knows the same three systems. */
export const JUDGING_SYSTEMS = ['isi', 'majority', '6.0'] as const;
export const MAJORITY_VARIANTS = ['6.0', 'skating'] as const;
export const DECIDING_MARKS = ['technical', 'presentation'] as const;

/** The rule that decides between equal totals: the referee's own sheet, or nothing. */
export const TIE_RULES = ['referee', 'shared'] as const;

/** Trophies for rinks: the sum of their points, and the average for each of their skaters. */
export const TROPHIES = ['sum', 'average'] as const;

export const judgingSystem = z.discriminatedUnion(
  'system',
  [
    z.object({ system: z.literal('isi') }),
    z.object({ system: z.literal('majority'), variant: oneOf(MAJORITY_VARIANTS) }),
    z.object({ system: z.literal('6.0'), decidedBy: oneOf(DECIDING_MARKS) }),
  ],
  { error: required },
);

export type JudgingSystem = z.output<typeof judgingSystem>;

/** Tenths. */
const MOST = 1_000;

const penalty = z.object(
  {
    code: text(40).check(z.regex(/^[\w-]+$/, 'MustValid')),
    label: text(80),
    /** Taken off the total; the referee can change it for each penalty. */
    tenths: wholeNumber(0, 10_000),
  },
  { error: required },
);

export type Penalty = z.output<typeof penalty>;

/**
 * How a competition is judged, for all of its events; columns and points of an event are in the form
 * (competitions/onIce.ts). Marks are tenths.
 */
export const judgingRulesFields = {
  /** The highest mark of a column. */
  most: wholeNumber(1, MOST),
  /** The lowest mark of a flight, and how much wider its range is for each skater beyond the first; null for none. */
  range: z.nullable(
    z.object({ base: wholeNumber(0, MOST), widthForEachOther: wholeNumber(0, 100) }, { error: required }),
  ),
  tie: oneOf(TIE_RULES),
  /** Everybody after the places has this one. */
  lastPlace: wholeNumber(2, 1_000),
  /** Of what is possible, what a lone skater needs for the first place. */
  bookPercent: wholeNumber(0, 100),
  penalties: z.array(penalty, { error: required }).check(z.maxLength(30, 'MustValid')),
  /** Of the events without one of their own. */
  system: judgingSystem,
  eventSystems: z
    .array(z.object({ eventId: text(), system: judgingSystem }, { error: required }), { error: required })
    .check(z.maxLength(1_000, 'MustValid')),
  trophies: z.array(oneOf(TROPHIES), { error: required }).check(z.maxLength(2, 'MustValid')),
  /** Whether results are published only at the awards. */
  isHeldUntilAwards: z.boolean({ error: required }),
};

const judgingRules = z.object(judgingRulesFields, { error: required });

export type JudgingRules = z.output<typeof judgingRules>;
export type JudgingRule = keyof JudgingRules;

const event = z.object({
  id: z.string(),
  level: z.string(),
  seconds: z.number(),
  criteria: onIceAnswer.criteria,
  points: onIceAnswer.points,
});

const competitionJudging = z.object({
  /** 0 until the rules are first saved: they are then the defaults. */
  version: z.number(),
  rules: judgingRules,
  name: z.string(),
  state: z.enum(['draft', 'published', 'archived']),
  /** Judges of a panel, by the rules of the ice. */
  judges: z.number(),
  /** With criteria and points of their own only. */
  formats: z.array(
    z.object({
      format: z.string(),
      entry: z.enum(ENTRY_KINDS),
      criteria: onIceAnswer.criteria,
      points: onIceAnswer.points,
      events: z.array(event),
    }),
  ),
});

export type CompetitionJudging = z.output<typeof competitionJudging>;

const managing = {
  resource: 'judging',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
  path: '/api/competitions/{competitionId}/judging-rules',
} as const;

/** By which rules a competition is judged. A flight keeps the rules that it had at its first mark. */
export const judgingRulesRoutes = defineRoutes({
  getJudgingRules: {
    ...managing,
    method: 'GET',
    summary: 'Get the judging rules of a competition, with the criteria and points of its events.',
    reads: ['judgingRules', 'competitions', 'forms', 'ice'],
    answer: dataOf(competitionJudging),
    errors: ['NotFound'],
  },
  updateJudgingRules: {
    ...managing,
    method: 'PUT',
    summary:
      'Update the judging rules. Flights that have marks keep theirs. Send the `version` you read, 0 at first.',
    changes: ['judgingRules'],
    body: z.object({ rules: judgingRules, version: wholeNumber(0, 2_000_000_000) }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
