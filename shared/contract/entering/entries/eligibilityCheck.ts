import * as z from 'zod/mini';
import { MAX_ROSTER_SIZE } from '../../../domain/entering/entries/maxRosterSize.ts';
import { namedFinding } from '../competitions/eligibility.ts';
import { MAX_EVENTS } from './entryBodies.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, oneOf, optional, text } from '../../core/scalars.ts';

/** A person as typed so far; empty and half-typed fields are left out. */
const person = z.object({
  fullName: optional(text(120)),
  birthdate: optional(day),
  isi: optional(text(40)),
  expDate: optional(day),
  highestIsiTestLevel: optional(text(80)),
  alternate: z._default(z.boolean({ error: 'MustValid' }), false),
});

/** The fields of a submit that the eligibility rules use. */
const body = z.object({
  kind: oneOf(ENTRY_KINDS),
  competitionId: id,
  /** The entry to be changed; left out for a new one. */
  entryId: optional(id),
  /** Ids of events, in the form's order. */
  event: z._default(
    z.array(text(200), { error: 'MustValid' }).check(z.maxLength(MAX_EVENTS, 'MustWithin')),
    [],
  ),
  country: optional(text(120)),
  homeIsiRink: optional(text(120)),
  /** The skater, the skater and the partner, or the roster. */
  people: z
    .array(person, { error: 'MustValid' })
    .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_ROSTER_SIZE, 'MustValid')),
});

/** The registry's state: `none` if nobody has a number or there is no registry. */
export const REGISTRY_STATES = ['asked', 'notAnswering', 'none'] as const;

export const eligibilityCheckRoutes = defineRoutes({
  checkEligibility: {
    resource: 'entries',
    method: 'POST',
    path: '/api/entries/eligibility',
    summary: 'Check the eligibility of an unsubmitted entry.',
    changes: { nothing: 'It evaluates rules.' },
    roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER', 'SKATER'],
    managerOf: 'body',
    body,
    answer: dataOf(
      z.object({
        /** Every finding, passed rules included. */
        checks: z.array(namedFinding),
        /** Whether a rejection would stop the submit or update. */
        refused: z.boolean(),
        registry: z.enum(REGISTRY_STATES),
      }),
    ),
    errors: ['NotFound', 'TooManyAttempts'],
  },
});
