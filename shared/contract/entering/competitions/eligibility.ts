import * as z from 'zod/mini';
import { CHECK_REASONS } from '../../../domain/entering/eligibility/finding.ts';
import {
  CHECK_OUTCOMES,
  DEFAULT_RULE_SETTINGS,
  ELIGIBILITY_RULES,
  RULE_SETTINGS,
  RULE_SOURCES,
} from '../../../domain/entering/eligibility/rules.ts';
import { ENTRY_KINDS } from './forms.ts';
import { defineRoutes } from '../../core/route.ts';
import {
  cursor,
  dataOf,
  day,
  id,
  oneOf,
  optional,
  required,
  text,
  version,
  wholeNumber,
} from '../../core/scalars.ts';

const ruleSetting = (otherwise: (typeof RULE_SETTINGS)[number]) =>
  z._default(oneOf(RULE_SETTINGS), otherwise);

const rules = z.object({
  membership: ruleSetting(DEFAULT_RULE_SETTINGS.membership),
  level: ruleSetting(DEFAULT_RULE_SETTINGS.level),
  closedLevels: ruleSetting(DEFAULT_RULE_SETTINGS.closedLevels),
  testDeadline: ruleSetting(DEFAULT_RULE_SETTINGS.testDeadline),
  age: ruleSetting(DEFAULT_RULE_SETTINGS.age),
  oneRink: ruleSetting(DEFAULT_RULE_SETTINGS.oneRink),
});

const rank = wholeNumber(1, 10);

/** Which levels of other ladders count as equal: see shared/domain/entering/eligibility/equivalents. */
const equivalents = z.object({
  open: z
    .array(
      z
        .object({ level: text(80), from: rank, to: rank })
        .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'MustAfter' })),
      { error: required },
    )
    .check(z.maxLength(10, 'MustValid')),
  usfs: z
    .array(z.object({ level: text(80), freestyle: rank, open: text(80) }), { error: required })
    .check(z.maxLength(20, 'MustValid')),
});

const age = optional(wholeNumber(0, 130));

const ageLimit = z
  .object({
    format: text(80),
    /** Null if the limit applies to every level of the format. */
    level: optional(text(80)),
    from: age,
    to: age,
    /** The date of the age: the first day of the competition, or the last 1 July before it. */
    on: z._default(oneOf(['start', 'july']), 'start'),
  })
  .check(
    z.refine(({ from, to }) => from !== null || to !== null, { path: ['from'], error: 'NotNull' }),
    z.refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ['to'],
      error: 'MustAfter',
    }),
  );

/** The organiser's settings of the federation's eligibility rules. Days are the venue's, `YYYY-MM-DD`. */
export const eligibilityFields = z.object({
  /** The last day to register a test; null for 30 days before the first day. */
  testDeadline: optional(day),
  /** The last day for head coaches to verify their rink's entries. */
  rinkDeadline: optional(day),
  rules: z._default(rules, DEFAULT_RULE_SETTINGS),
  /** Null for ISIAsia's chart. */
  equivalents: optional(equivalents),
  ageLimits: z._default(z.array(ageLimit).check(z.maxLength(40, 'MustValid')), []),
});

const settings = z.enum(RULE_SETTINGS);

/** The settings in answers, with every default filled in. */
export const eligibility = z.object({
  testDeadline: z.nullable(z.string()),
  rinkDeadline: z.nullable(z.string()),
  rules: z.object({
    membership: settings,
    level: settings,
    closedLevels: settings,
    testDeadline: settings,
    age: settings,
    oneRink: settings,
  }),
  equivalents: z.nullable(
    z.object({
      open: z.array(z.object({ level: z.string(), from: z.number(), to: z.number() })),
      usfs: z.array(z.object({ level: z.string(), freestyle: z.number(), open: z.string() })),
    }),
  ),
  ageLimits: z.array(
    z.object({
      format: z.string(),
      level: z.nullable(z.string()),
      from: z.nullable(z.number()),
      to: z.nullable(z.number()),
      on: z.enum(['start', 'july']),
    }),
  ),
});

export type Eligibility = z.output<typeof eligibility>;

/** The settings of a competition whose organiser has changed none. */
export const DEFAULT_ELIGIBILITY: Eligibility = {
  testDeadline: null,
  rinkDeadline: null,
  rules: DEFAULT_RULE_SETTINGS,
  equivalents: null,
  ageLimits: [],
};

/** A stored finding of an entry: see shared/domain/entering/eligibility/checklist. */
export const storedFinding = z.object({
  rule: z.enum(ELIGIBILITY_RULES),
  outcome: z.enum(CHECK_OUTCOMES),
  reason: z.enum(CHECK_REASONS),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  source: z.enum(Object.values(RULE_SOURCES)),
  /** Index among the entry's people; null if the finding is about the whole entry. */
  person: z.nullable(z.number()),
  event: z.nullable(z.string()),
});

/** A finding with the name of the person it is about. */
export const namedFinding = z.extend(storedFinding, { name: z.nullable(z.string()) });

/** A level attested by a head coach. */
export const attestation = z.object({
  /** Index among the entry's people: the skater, the partner, or the place in the roster. */
  person: z.number(),
  level: z.string(),
  /** The coach's name at the time. */
  by: z.string(),
  /** A UTC instant. */
  at: z.string(),
});

/** An entry whose findings differ after the recheck. */
const recheckedEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  name: z.string(),
  homeIsiRink: z.string(),
  /** How many warnings are new; their recipients have been notified. */
  added: z.number(),
  checks: z.array(namedFinding),
});

export type RecheckedEntry = z.output<typeof recheckedEntry>;

export const eligibilityRoutes = defineRoutes({
  recheckEntries: {
    resource: 'entries',
    method: 'POST',
    path: '/api/competitions/{competitionId}/recheck',
    summary: 'Check a page of entries against the rules again.',
    changes: ['entries', 'mails'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    body: z.object({ kind: oneOf(ENTRY_KINDS), cursor }),
    /** How many entries were checked; `changed` lists only those whose findings differ. */
    answer: z.object({
      data: z.object({
        checked: z.number(),
        /** How many of them stayed as they were because the registry did not answer. */
        unanswered: z.number(),
        changed: z.array(recheckedEntry),
      }),
      nextCursor: z.nullable(z.string()),
    }),
    errors: ['NotFound', 'CompetitionArchived'],
  },
  vouchLevel: {
    resource: 'entries',
    method: 'POST',
    path: '/api/competitions/{competitionId}/entries/{entryId}/vouch',
    summary: 'Attest a level of a skater of the head coach’s rink. Records name and date.',
    changes: ['entries', 'mails'],
    roles: ['HEAD_COACH'],
    params: z.object({ competitionId: id, entryId: id }),
    body: z.object({ person: wholeNumber(0, 300), level: text(80), version }),
    answer: dataOf(
      z.object({
        id: z.string(),
        version: z.number(),
        vouches: z.array(attestation),
        checks: z.array(namedFinding),
      }),
    ),
    errors: ['NotFound', 'VersionConflict'],
  },
});
