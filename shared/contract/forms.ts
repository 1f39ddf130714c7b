import * as z from 'zod/mini';
import { PUBLIC } from './roles.ts';
import { defineRoutes } from './route.ts';
import { dataOf, id, minorUnits, oneOf, text, version, wholeNumber } from './scalars.ts';

export const ENTRY_KINDS = ['individual', 'team', 'dance'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

const event = z.object({
  level: text(80),
  seconds: wholeNumber(0, 3_600),
  capacity: z._default(z.nullable(wholeNumber(1, 10_000)), null),
});

const format = z.object({
  format: text(80),
  entry: oneOf(ENTRY_KINDS),
  skaters: z.tuple([wholeNumber(1, 200), wholeNumber(1, 200)], { error: 'MustValid' }),
  music: text(40),
  events: z
    .array(event, { error: 'NotNull' })
    .check(z.minLength(1, 'NotNull'), z.maxLength(100, 'MustValid')),
});

/**
 * Prices are minor units of the competition's currency: an entry's first event, its second, and each
 * one after that (design, section 8.5). `teamPrice` is for a team, or for each of its skaters.
 */
const formFields = {
  competitionId: z._default(z.nullable(id), null),
  name: text(120),
  formats: z
    .array(format, { error: 'NotNull' })
    .check(z.minLength(1, 'NotNull'), z.maxLength(60, 'MustValid')),
  firstEventPrice: minorUnits,
  secondEventPrice: minorUnits,
  additionalEventPrice: minorUnits,
  teamPrice: z._default(z.nullable(z.object({ per: oneOf(['team', 'skater']), amount: minorUnits })), null),
};

export const form = z.object({
  id: z.string(),
  competitionId: z.nullable(z.string()),
  name: z.string(),
  formats: z.array(
    z.object({
      format: z.string(),
      entry: z.enum(ENTRY_KINDS),
      skaters: z.tuple([z.number(), z.number()]),
      music: z.string(),
      events: z.array(
        z.object({
          id: z.string(),
          level: z.string(),
          seconds: z.number(),
          capacity: z.nullable(z.number()),
        }),
      ),
    }),
  ),
  firstEventPrice: z.number(),
  secondEventPrice: z.number(),
  additionalEventPrice: z.number(),
  teamPrice: z.nullable(z.object({ per: z.enum(['team', 'skater']), amount: z.number() })),
  version: z.number(),
});

export type Form = z.output<typeof form>;

const params = z.object({ formId: id });

export const formRoutes = defineRoutes({
  getForm: {
    resource: 'forms',
    method: 'GET',
    path: '/api/forms/{formId}',
    summary: 'The formats, events and prices by which a competition takes entries.',
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
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'body',
    body: z.object(formFields),
    answer: dataOf(form),
    status: 201,
    errors: [],
  },
  updateForm: {
    resource: 'forms',
    method: 'PUT',
    path: '/api/forms/{formId}',
    summary: 'Change a form; `version` is the one that was read.',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'body',
    params,
    body: z.object({ ...formFields, version }),
    answer: dataOf(form),
    errors: ['NotFound', 'VersionConflict'],
  },
});
