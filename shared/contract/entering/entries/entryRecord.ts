import * as z from 'zod/mini';
import { attestation } from '../competitions/eligibility.ts';
import { entry, PARTNER_STATES, person } from './entry.ts';
import { ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id } from '../../core/scalars.ts';
import { verification } from '../../people/skaters/verification.ts';

export const PERSON_PARTS = ['skater', 'partner', 'member', 'alternate'] as const;

/** A skater of the entry, with the role in it. */
const recordedPerson = z.object({ part: z.enum(PERSON_PARTS), ...person });

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const leaf = z.union([plain, z.readonly(z.array(plain))]);

/** One change in an entry's history. */
const historyRecord = z.object({
  id: z.string(),
  /** `submitted`, `changed`, `withdrawn` and so on. Not an enum, so that old clients accept new words. */
  what: z.string(),
  /** A UTC instant. */
  at: z.string(),
  /** Null if the product made the change itself; the name is null if the account has been deleted. */
  by: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  /** See shared/domain/core/history/changesBetween; amounts in minor units. */
  changes: z.array(z.object({ path: z.readonly(z.array(z.string())), from: leaf, to: leaf })),
});

export type EntryHistoryRecord = z.output<typeof historyRecord>;

/** An entry with everything that its organiser and head coach can see. */
export const entryRecord = z.extend(
  z.omit(entry, { skater: true, team: true, partner: true, competition: true, enteredBy: true }),
  {
    country: z.string(),
    ownRink: z.boolean(),
    /** A UTC instant; null unless the entry is withdrawn. */
    withdrawnAt: z.nullable(z.string()),
    people: z.array(recordedPerson),
    /** The partner's address and status; null if the entry is not a couple's. */
    partner: z.nullable(z.object({ email: z.nullable(z.string()), state: z.enum(PARTNER_STATES) })),
    /** Null if the entry is not a team's. */
    coach: z.nullable(z.object({ name: z.string(), email: z.string(), professional: z.string() })),
    /** The account or placeholder that the entry belongs to; null if the account has been deleted. */
    family: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Empty for an entry on paper without an address. */
        email: z.string(),
        /**
         * An entry made for the family that no account has taken over yet, and the UTC instant of the last
         * invitation; null for an account.
         */
        placeholder: z.nullable(z.object({ invitedAt: z.nullable(z.string()) })),
      }),
    ),
    /** The person who entered for the family; null if it entered itself. The name is null if the account was deleted. */
    enteredBy: z.nullable(z.object({ role: z.enum(ROLES), name: z.nullable(z.string()) })),
    /** The family's payment reference in the competition; null for head coaches and a deleted account. */
    familyReference: z.nullable(z.string()),
    /** The organiser's own labels; empty for a head coach. */
    labels: z.array(z.string()),
    vouches: z.array(attestation),
    verified: z.nullable(verification),
    /** Newest first. */
    history: z.array(historyRecord),
  },
);

export type EntryRecord = z.output<typeof entryRecord>;

export const entryRecordRoutes = defineRoutes({
  getEntryRecord: {
    resource: 'entries',
    method: 'GET',
    path: '/api/competitions/{competitionId}/entries/{entryId}',
    summary: 'Get an entry with people, money and history. Head coaches see their rink’s entries.',
    reads: ['entries', 'waitlist', 'payments'],
    roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id, entryId: id }),
    answer: dataOf(entryRecord),
    errors: ['NotFound'],
  },
});
