import * as z from 'zod/mini';
import { MEMBER_CATEGORIES } from '../../../domain/people/membership/member.ts';
import { memberNumber } from '../../../domain/people/skaters/memberNumber.ts';
import { MEMBERSHIP_STATUSES } from '../../../domain/people/membership/membershipStatus.ts';
import { MAX_IMPORTED_ROWS } from '../../core/importedRows.ts';
import { importedRow } from '../importedRow.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import {
  cursor,
  dataOf,
  day,
  id,
  oneOf,
  optional,
  pageOf,
  required,
  text,
  wholeNumber,
} from '../../core/scalars.ts';

/** 1 to 10 letters or digits; separators are ignored. */
const number = z.pipe(
  text(40).check(z.refine((typed) => memberNumber(typed) !== null, 'MustValid')),
  z.transform((typed: string) => memberNumber(typed) ?? typed),
);

const registeredTest = z.object({ discipline: text(80), level: text(80), date: day });
const certificate = z.object({ name: text(80), expiry: optional(day) });

const memberFields = {
  /** For a team, its name. */
  fullName: text(120),
  birthdate: optional(day),
  category: oneOf(MEMBER_CATEGORIES),
  /** The last day on which the membership is valid. */
  expiry: day,
  homeRink: optional(text(120)),
  tests: z._default(z.array(registeredTest).check(z.maxLength(100, 'MustValid')), []),
  certificates: z._default(z.array(certificate).check(z.maxLength(20, 'MustValid')), []),
};

/** A member as the registry's administrators see it. */
export const member = z.object({
  number: z.string(),
  fullName: z.string(),
  birthdate: z.nullable(z.string()),
  category: z.enum(MEMBER_CATEGORIES),
  expiry: z.string(),
  homeRink: z.nullable(z.string()),
  tests: z.array(z.object({ discipline: z.string(), level: z.string(), date: z.string() })),
  certificates: z.array(z.object({ name: z.string(), expiry: z.nullable(z.string()) })),
  /** A UTC instant. */
  changedAt: z.string(),
  version: z.number(),
});

export type MemberRecord = z.output<typeof member>;

/** The part of a membership that is public (design, section 8.11). */
const membershipCheck = z.object({
  answer: z.enum(['found', 'notFound', 'notAnswering']),
  standing: z.nullable(z.enum(MEMBERSHIP_STATUSES)),
  expiry: z.nullable(z.string()),
  initials: z.nullable(z.string()),
  category: z.nullable(z.enum(MEMBER_CATEGORIES)),
});

export type MembershipCheck = z.output<typeof membershipCheck>;

/** A row of an imported list. Fields left out keep their stored values. */
export const importedMember = z.object({
  number,
  fullName: z.optional(text(120)),
  birthdate: z.optional(day),
  category: z.optional(oneOf(MEMBER_CATEGORIES)),
  expiry: z.optional(day),
  homeRink: z.optional(text(120)),
  tests: memberFields.tests,
  certificates: memberFields.certificates,
});

const importRow = z.object({
  /** The row's number in the file; the answer repeats it. */
  row: wholeNumber(1, 10_000_000),
  /** Validated row by row, so that a wrong row does not refuse the others. */
  member: z.record(z.string(), z.unknown(), { error: required }),
});

const kept = { resource: 'memberships', roles: ['SUPER_ADMIN'] } as const;
const params = z.object({ number });

export const membershipRoutes = defineRoutes({
  checkMembership: {
    resource: 'memberships',
    method: 'GET',
    path: '/api/memberships/check',
    summary: 'Check a membership number, for today or a competition.',
    reads: ['members'],
    roles: PUBLIC,
    query: z.object({
      number,
      /** A query parameter, hence a string. A year other than the member's is answered with notFound. */
      birthYear: z.optional(z.string().check(z.regex(/^(19|20)\d\d$/, 'MustValid'))),
      competitionId: z.optional(id),
    }),
    answer: dataOf(membershipCheck),
    errors: ['TooManyAttempts'],
  },
  listMembers: {
    ...kept,
    method: 'GET',
    path: '/api/memberships',
    summary: 'List members by name. `search` matches the start of a name, or a number.',
    reads: ['members'],
    query: z.object({
      cursor,
      search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'MustValid'))),
    }),
    answer: pageOf(member),
    errors: [],
  },
  getMember: {
    ...kept,
    method: 'GET',
    path: '/api/memberships/{number}',
    summary: 'Get a member.',
    reads: ['members'],
    params,
    answer: dataOf(member),
    errors: ['NotFound'],
  },
  createMember: {
    ...kept,
    method: 'POST',
    path: '/api/memberships',
    summary: 'Create a member.',
    changes: ['members'],
    body: z.object({ number, ...memberFields }),
    answer: dataOf(member),
    status: 201,
    errors: [],
  },
  updateMember: {
    ...kept,
    method: 'PUT',
    path: '/api/memberships/{number}',
    summary: 'Update a member. Send the `version` you read.',
    changes: ['members'],
    params,
    body: z.object({ ...memberFields, version: wholeNumber(1, 2_000_000_000) }),
    answer: dataOf(member),
    errors: ['NotFound', 'VersionConflict'],
  },
  importMemberships: {
    ...kept,
    method: 'POST',
    path: '/api/memberships/import',
    summary: 'Import rows into the registry, or preview the import.',
    changes: ['members'],
    body: z.object({
      dryRun: z.boolean({ error: required }),
      rows: z
        .array(importRow, { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_IMPORTED_ROWS, 'MustValid')),
    }),
    answer: dataOf(z.array(importedRow)),
    errors: [],
  },
});
