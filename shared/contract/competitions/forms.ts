import * as z from 'zod/mini';
import { PUBLIC } from '../core/roles.ts';
import { ENTRY_CHANGES } from '../core/data.ts';
import { defineRoutes } from '../core/route.ts';
import {
  dataOf,
  id,
  instant,
  minorUnits,
  oneOf,
  optional,
  required,
  text,
  version,
  wholeNumber,
} from '../core/scalars.ts';

export const ENTRY_KINDS = ['individual', 'team', 'dance'] as const;
export const LATE_FEE_KINDS = ['amount', 'percent'] as const;
/** Whether a couple's entry has prices of its own, or goes on where its skaters' other entries end. */
export const COUPLE_LADDERS = ['own', 'skaters'] as const;
export const QUESTION_KINDS = ['text', 'choice', 'yesNo'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Which stored format or event this is, under whatever name; without an id it is found by its name. */
const storedId = optional(text(200));

const range = () => z.tuple([wholeNumber(1, 200), wholeNumber(1, 200)], { error: required });

const age = optional(wholeNumber(0, 130));

const event = z.object({
  id: storedId,
  level: text(80),
  /** 0 while nobody has said how long a programme is: such a form is not published. */
  seconds: wholeNumber(0, 3_600),
  capacity: optional(wholeNumber(1, 10_000)),
  /** How many skate in a team of this event, from and to; without it as many as the format says. */
  skaters: z.optional(z.nullable(range())),
  /** The ages of a team's division on the last 1 July before the competition; null of an end is no end. */
  ages: z.optional(z.nullable(z.object({ from: age, to: age }))),
});

const format = z.object({
  id: storedId,
  format: text(80),
  entry: oneOf(ENTRY_KINDS),
  skaters: range(),
  music: text(40),
  /** Minutes of ice for all programmes of the format; no entry is taken that does not fit. */
  iceMinutes: optional(wholeNumber(1, 100_000)),
  events: z.array(event, { error: required }).check(z.minLength(1, 'NotNull'), z.maxLength(100, 'MustValid')),
});

/** From an instant on an entry costs more: by minor units, or by whole percent of its events' prices. */
const lateFee = z.object({
  from: instant,
  kind: oneOf(LATE_FEE_KINDS),
  value: wholeNumber(1, 100_000_000_000),
});

/** No name that every object of the language has: screens keep what is typed by the question's id. */
const questionId = text(40).check(z.regex(/^(?!(?:__proto__|constructor|prototype)$)[\w-]+$/, 'MustValid'));

/** Something the organiser asks with each entry of these kinds; `id` is the caller's, unique in the form. */
const question = z.object({
  id: questionId,
  question: text(200),
  kind: oneOf(QUESTION_KINDS),
  options: z._default(z.array(text(80)).check(z.maxLength(20, 'MustValid')), []),
  required: z._default(z.boolean({ error: 'MustValid' }), false),
  entries: z
    .array(oneOf(ENTRY_KINDS), { error: required })
    .check(z.minLength(1, 'NotNull'), z.maxLength(ENTRY_KINDS.length, 'MustValid')),
});

/**
 * Prices are minor units of the competition's currency: an entry's first event, its second, and each
 * one after that (design, section 8.5); a skater's second entry goes on where the first ends. `teamPrice` is for a team, or for each of its skaters. Of the
 * late fees the last that has begun is charged, once for an entry.
 */
const formFields = {
  competitionId: z._default(z.nullable(id), null),
  name: text(120),
  formats: z
    .array(format, { error: required })
    .check(z.minLength(1, 'NotNull'), z.maxLength(60, 'MustValid')),
  firstEventPrice: minorUnits,
  secondEventPrice: minorUnits,
  additionalEventPrice: minorUnits,
  teamPrice: optional(z.object({ per: oneOf(['team', 'skater']), amount: minorUnits })),
  coupleLadder: z._default(oneOf(COUPLE_LADDERS), 'own'),
  lateFees: z._default(z.array(lateFee).check(z.maxLength(5, 'MustValid')), []),
  questions: z._default(z.array(question).check(z.maxLength(20, 'MustValid')), []),
};

// What has a default here is missing in forms that were stored before it was there.
export const form = z.object({
  id: z.string(),
  competitionId: z.nullable(z.string()),
  name: z.string(),
  formats: z.array(
    z.object({
      id: z._default(z.string(), ''),
      format: z.string(),
      entry: z.enum(ENTRY_KINDS),
      skaters: z.tuple([z.number(), z.number()]),
      music: z.string(),
      iceMinutes: optional(z.number()),
      events: z.array(
        z.object({
          id: z.string(),
          level: z.string(),
          seconds: z.number(),
          capacity: z.nullable(z.number()),
          skaters: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
          ages: z.optional(
            z.nullable(z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })),
          ),
        }),
      ),
    }),
  ),
  firstEventPrice: z.number(),
  secondEventPrice: z.number(),
  additionalEventPrice: z.number(),
  teamPrice: z.nullable(z.object({ per: z.enum(['team', 'skater']), amount: z.number() })),
  coupleLadder: z._default(z.enum(COUPLE_LADDERS), 'own'),
  lateFees: z._default(
    z.array(z.object({ from: z.string(), kind: z.enum(LATE_FEE_KINDS), value: z.number() })),
    [],
  ),
  questions: z._default(
    z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        kind: z.enum(QUESTION_KINDS),
        options: z.array(z.string()),
        required: z.boolean(),
        entries: z.array(z.enum(ENTRY_KINDS)),
      }),
    ),
    [],
  ),
  version: z.number(),
});

export type Form = z.output<typeof form>;
export type Question = Form['questions'][number];
export type LateFee = Form['lateFees'][number];

const params = z.object({ formId: id });

export const formRoutes = defineRoutes({
  getForm: {
    resource: 'forms',
    method: 'GET',
    path: '/api/forms/{formId}',
    summary: 'The formats, events, prices and questions by which a competition takes entries.',
    reads: ['forms'],
    roles: PUBLIC,
    params,
    answer: dataOf(form),
    cacheSeconds: 30,
    errors: ['NotFound'],
  },
  createForm: {
    resource: 'forms',
    method: 'POST',
    path: '/api/forms',
    summary: 'Make a form: a free one, which a new competition takes, or the next one of a competition.',
    changes: ['forms', 'competitions'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'body',
    body: z.object(formFields),
    answer: dataOf(form),
    status: 201,
    errors: ['CompetitionArchived'],
  },
  updateForm: {
    resource: 'forms',
    method: 'PUT',
    path: '/api/forms/{formId}',
    summary: 'Change a form; `version` is the one that was read. What was charged already stays.',
    changes: ['forms', 'competitions', ...ENTRY_CHANGES],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'body',
    params,
    body: z.object({ ...formFields, version }),
    answer: dataOf(form),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
