import * as z from 'zod/mini';
import { PUBLIC } from '../../core/roles.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { onIceAnswer, onIceFields } from './onIce.ts';
import { defineRoutes } from '../../core/route.ts';
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
} from '../../core/scalars.ts';

export const ENTRY_KINDS = ['individual', 'team', 'dance'] as const;
export const LATE_FEE_KINDS = ['amount', 'percent'] as const;
/** Whether a couple's entry has its own price steps, or continues those of its skaters' other entries. */
export const COUPLE_LADDERS = ['own', 'skaters'] as const;
export const QUESTION_KINDS = ['text', 'choice', 'yesNo'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The id of the stored format or event, which may be renamed; without an id it is found by name. */
const storedId = optional(text(200));

const range = () => z.tuple([wholeNumber(1, 200), wholeNumber(1, 200)], { error: required });

const age = optional(wholeNumber(0, 130));

const event = z.object({
  id: storedId,
  level: text(80),
  /** 0 until the duration is set; a form with such an event cannot be published. */
  seconds: wholeNumber(0, 3_600),
  capacity: optional(wholeNumber(1, 10_000)),
  /** A price of its own in minor units: the event then does not count as first, second or additional. */
  price: z.optional(z.nullable(minorUnits)),
  /** The smallest and largest roster of a team in this event; by default the format's. */
  skaters: z.optional(z.nullable(range())),
  /**
   * The ages of a team's division on the last 1 July before the competition; null at either end means no
   * limit.
   */
  ages: z.optional(z.nullable(z.object({ from: age, to: age }))),
  ...onIceFields,
});

const format = z.object({
  id: storedId,
  format: text(80),
  entry: oneOf(ENTRY_KINDS),
  skaters: range(),
  music: text(40),
  /** Minutes of ice for all programmes of the format; an entry needs a place within them. */
  iceMinutes: optional(wholeNumber(1, 100_000)),
  /** The price of each of its events that has none of its own; without one they follow the price steps. */
  price: z.optional(z.nullable(minorUnits)),
  ...onIceFields,
  events: z.array(event, { error: required }).check(z.minLength(1, 'NotNull'), z.maxLength(100, 'MustValid')),
});

/** Charged from this instant on: minor units, or whole percent of the entry's event prices. */
const lateFee = z.object({
  from: instant,
  kind: oneOf(LATE_FEE_KINDS),
  value: wholeNumber(1, 100_000_000_000),
});

/** Refuses names of `Object.prototype`, because screens keep the answers in an object keyed by these ids. */
const questionId = text(40).check(z.regex(/^(?!(?:__proto__|constructor|prototype)$)[\w-]+$/, 'MustValid'));

/** A question for entries of these kinds; the caller chooses `id`, unique in the form. */
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
 * Prices are minor units of the competition's currency, for an entry's first, second and each further event
 * (design, section 8.5); a skater's second entry continues where the first ends. `teamPrice` is per team, or
 * per skater of its roster. Only the latest late fee that has begun is charged, once per entry. `familyCap` is
 * the most that one account pays for its skaters and couples, late fees included.
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
  familyCap: z.optional(z.nullable(wholeNumber(1, 100_000_000_000))),
  coupleLadder: z._default(oneOf(COUPLE_LADDERS), 'own'),
  lateFees: z._default(z.array(lateFee).check(z.maxLength(5, 'MustValid')), []),
  questions: z._default(z.array(question).check(z.maxLength(20, 'MustValid')), []),
};

export const form = z.object({
  id: z.string(),
  competitionId: z.nullable(z.string()),
  name: z.string(),
  formats: z.array(
    z.object({
      id: z.string(),
      format: z.string(),
      entry: z.enum(ENTRY_KINDS),
      skaters: z.tuple([z.number(), z.number()]),
      music: z.string(),
      iceMinutes: z.nullable(z.number()),
      price: z.optional(z.nullable(z.number())),
      ...onIceAnswer,
      events: z.array(
        z.object({
          id: z.string(),
          level: z.string(),
          seconds: z.number(),
          capacity: z.nullable(z.number()),
          price: z.optional(z.nullable(z.number())),
          skaters: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
          ages: z.optional(
            z.nullable(z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })),
          ),
          ...onIceAnswer,
        }),
      ),
    }),
  ),
  firstEventPrice: z.number(),
  secondEventPrice: z.number(),
  additionalEventPrice: z.number(),
  teamPrice: z.nullable(z.object({ per: z.enum(['team', 'skater']), amount: z.number() })),
  familyCap: z.optional(z.nullable(z.number())),
  coupleLadder: z.enum(COUPLE_LADDERS),
  lateFees: z.array(z.object({ from: z.string(), kind: z.enum(LATE_FEE_KINDS), value: z.number() })),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      kind: z.enum(QUESTION_KINDS),
      options: z.array(z.string()),
      required: z.boolean(),
      entries: z.array(z.enum(ENTRY_KINDS)),
    }),
  ),
  /** Events that the organiser cancelled. They have left the formats, so they take no entry any more. */
  cancelled: z.optional(
    z.array(
      z.object({
        id: z.string(),
        formatId: z.string(),
        format: z.string(),
        level: z.string(),
        /** What families read. */
        reason: z.string(),
        /** A UTC instant. */
        at: z.string(),
      }),
    ),
  ),
  version: z.number(),
});

export type Form = z.output<typeof form>;
export type CancelledEvent = NonNullable<Form['cancelled']>[number];
export type Question = Form['questions'][number];
export type LateFee = Form['lateFees'][number];

const params = z.object({ formId: id });

export const formRoutes = defineRoutes({
  getForm: {
    resource: 'forms',
    method: 'GET',
    path: '/api/forms/{formId}',
    summary: 'Get a form with its formats, events, prices and questions.',
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
    summary: 'Create a form, for a new competition or as the next one of a competition.',
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
    summary: 'Update a form. Send the `version` you read. Charged prices stay.',
    changes: ['forms', 'competitions', ...ENTRY_CHANGES],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'body',
    params,
    body: z.object({ ...formFields, version }),
    answer: dataOf(form),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});
