import * as z from 'zod/mini';
import { CERTIFICATES } from '../../core/planningWords.ts';
import { memberNumber } from '../../../domain/people/skaters/memberNumber.ts';
import { historyAnswer, historyQuery } from '../../core/history.ts';
import { MAX_IMPORTED_ROWS } from '../../core/importedRows.ts';
import { importedRow } from '../importedRow.ts';
import { defineRoutes } from '../../core/route.ts';
import {
  cursor,
  dataOf,
  day,
  email,
  id,
  oneOf,
  optional,
  pageOf,
  required,
  text,
  version,
  wholeNumber,
} from '../../core/scalars.ts';

/** `awaiting`: a family named the coach, and the head coach has not confirmed the record. */
export const COACH_STATES = ['awaiting', 'confirmed'] as const;

export type CoachState = (typeof COACH_STATES)[number];

/** Each rink is a write of its own, and a merge joins the rinks of several coaches. */
export const MAX_COACH_RINKS = 10;
export const MAX_MERGED_COACHES = 5;

/** The ISI professional number: 1 to 10 letters or digits; separators are ignored. */
const professional = z.pipe(
  text(40).check(z.refine((typed) => memberNumber(typed) !== null, 'MustValid')),
  z.transform((typed: string) => memberNumber(typed) ?? typed),
);

const certificates = z
  .array(
    z.object({
      certificate: oneOf(CERTIFICATES),
      /** The day it was awarded. */
      date: day,
      /** Its last day; null where it does not end. */
      expiry: optional(day),
    }),
    { error: 'MustValid' },
  )
  .check(
    z.maxLength(CERTIFICATES.length, 'MustValid'),
    z.refine((some) => new Set(some.map(({ certificate }) => certificate)).size === some.length, 'MustValid'),
    z.refine((some) => some.every(({ date, expiry }) => expiry === null || expiry >= date), 'MustValid'),
  );

const rinkIds = z.array(id, { error: 'MustValid' }).check(
  z.maxLength(MAX_COACH_RINKS, 'MustValid'),
  z.overwrite((ids) => [...new Set(ids)]),
);

const coachFields = {
  name: text(120),
  professional: optional(professional),
  email: optional(email),
  phone: optional(text(40)),
  certificates: z._default(certificates, []),
  rinkIds: z._default(rinkIds, []),
};

const datedCertificate = z.object({
  certificate: z.enum(CERTIFICATES),
  date: z.string(),
  expiry: z.nullable(z.string()),
});

/** A coach as super administrators and the head coaches of the coach's rinks see it. */
export const coach = z.object({
  id: z.string(),
  name: z.string(),
  professional: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  certificates: z.array(datedCertificate),
  rinkIds: z.array(z.string()),
  state: z.enum(COACH_STATES),
  /** `linked`: an account sees the pupils. */
  account: z.enum(['none', 'invited', 'linked']),
  /** The UTC instant of the last invitation. */
  invitedAt: z.nullable(z.string()),
  /** A UTC instant. */
  changedAt: z.string(),
  version: z.number(),
});

export type Coach = z.output<typeof coach>;

/** A row of an imported list. Fields left out keep their stored values. */
export const importedCoach = z.object({
  name: text(120),
  professional: z.optional(z.nullable(professional)),
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(text(40))),
  certificates: z._default(certificates, []),
  /** Names of registered rinks, or their ids. */
  rinks: z._default(z.array(text(120)).check(z.maxLength(MAX_COACH_RINKS, 'MustValid')), []),
});

const kept = { resource: 'coaches', roles: ['SUPER_ADMIN', 'HEAD_COACH'] } as const;
const params = z.object({ coachId: id });
const search = z.optional(z.string().check(z.trim(), z.maxLength(100, 'MustValid')));

export const coachRoutes = defineRoutes({
  listCoaches: {
    ...kept,
    method: 'GET',
    path: '/api/coaches',
    summary: 'List coaches, those to confirm first, then by name. Head coaches see their rink’s.',
    reads: ['coaches'],
    query: z.object({
      cursor,
      search,
      state: z.optional(oneOf(COACH_STATES)),
      /** Only coaches of this rink; a head coach sees the own rink whatever is asked. */
      rinkId: z.optional(id),
    }),
    answer: pageOf(coach),
    errors: [],
  },
  getCoach: {
    ...kept,
    method: 'GET',
    path: '/api/coaches/{coachId}',
    summary: 'Get a coach. Head coaches see their rink’s.',
    reads: ['coaches'],
    params,
    answer: dataOf(coach),
    errors: ['NotFound'],
  },
  createCoach: {
    ...kept,
    method: 'POST',
    path: '/api/coaches',
    summary: 'Create a coach. The professional number must be unique.',
    changes: ['coaches'],
    body: z.object(coachFields),
    answer: dataOf(coach),
    status: 201,
    errors: [],
  },
  updateCoach: {
    ...kept,
    method: 'PUT',
    path: '/api/coaches/{coachId}',
    summary: 'Update or confirm a coach. Send the `version` you read.',
    changes: ['coaches'],
    params,
    body: z.object({ ...coachFields, state: z._default(oneOf(COACH_STATES), 'confirmed'), version }),
    answer: dataOf(coach),
    errors: ['NotFound', 'VersionConflict'],
  },
  importCoaches: {
    ...kept,
    method: 'POST',
    path: '/api/coaches/import',
    summary: 'Import rows of coaches, or preview the import.',
    changes: ['coaches'],
    body: z.object({
      dryRun: z.boolean({ error: required }),
      rows: z
        .array(
          z.object({
            row: wholeNumber(1, 10_000_000),
            /** Validated row by row, so that a wrong row does not refuse the others. */
            coach: z.record(z.string(), z.unknown(), { error: required }),
          }),
          { error: required },
        )
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_IMPORTED_ROWS, 'MustValid')),
    }),
    answer: dataOf(z.array(importedRow)),
    errors: [],
  },
  mergeCoaches: {
    ...kept,
    method: 'POST',
    path: '/api/coaches/{coachId}/merges',
    summary: 'Merge doubles into this coach. Entries that name a double then show this coach.',
    changes: ['coaches'],
    params,
    body: z.object({
      version,
      doubles: z
        .array(z.object({ id, version }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_MERGED_COACHES, 'MustValid')),
    }),
    answer: dataOf(z.object({ mergeId: z.string(), coach })),
    errors: ['NotFound', 'VersionConflict'],
  },
  listCoachHistory: {
    ...kept,
    method: 'GET',
    path: '/api/coaches/{coachId}/history',
    summary: 'List changes of the coach, newest first.',
    reads: ['coaches'],
    params,
    query: historyQuery,
    answer: historyAnswer,
    errors: ['NotFound'],
  },
  undoCoachMerge: {
    ...kept,
    method: 'POST',
    path: '/api/coaches/{coachId}/merges/{mergeId}/undo',
    summary: 'Undo a merge, if none of its coaches has changed since.',
    changes: ['coaches'],
    params: z.object({ coachId: id, mergeId: id }),
    answer: dataOf(z.object({ count: z.number() })),
    errors: ['NotFound', 'VersionConflict'],
  },
});
