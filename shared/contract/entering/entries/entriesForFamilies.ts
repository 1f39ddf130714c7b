import * as z from 'zod/mini';
import { entry } from './entry.ts';
import { danceEntryBody, individualEntryBody, teamEntryBody } from './entryBodies.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, email, id, optional, text } from '../../core/scalars.ts';

/** The family for which an organiser or head coach enters. */
const forFamily = {
  /** The family's address; null for an entry on paper without one, which only an organiser may make. */
  familyEmail: optional(email),
  /** Why an organiser enters after registration has closed. */
  reason: optional(text(200)),
};

const submittedForFamily = {
  resource: 'entriesForFamilies',
  method: 'POST',
  roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  managerOf: 'body',
  answer: dataOf(entry),
  status: 201,
  idempotent: true,
  changes: ENTRY_CHANGES,
  errors: ['IdempotencyKeyReused', 'TooManyAttempts'],
} as const;

/** The link of an invitation shows enough to recognise the entries, and no child's full name. */
export const entryHandover = z.object({
  /** The person who entered for the family; null if that account has been deleted. */
  enteredBy: z.nullable(z.string()),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    rink: z.object({ name: z.string(), city: z.string() }),
  }),
  /** The entries still to be taken over; empty once they are in the family's account. */
  entries: z.array(z.object({ name: z.string(), events: z.array(z.string()) })),
  /** Whether an account has taken them over. */
  isTakenOver: z.boolean(),
  /** The address that the link was mailed to, most of it hidden: `r•••@example.com`; null once they are taken over. */
  mailedTo: z.nullable(z.string()),
  /** The UTC instant at which the link expires. */
  until: z.string(),
});

export type EntryHandover = z.output<typeof entryHandover>;

const handover = {
  resource: 'entriesForFamilies',
  path: '/api/entry-handovers/{token}',
  params: z.object({ token: text(200) }),
} as const;

export const entriesForFamiliesRoutes = defineRoutes({
  submitIndividualEntryForFamily: {
    ...submittedForFamily,
    path: '/api/entries/for-family/individual',
    summary: 'Enter a skater for a family. Head coaches enter skaters of their rink.',
    body: z.extend(individualEntryBody, forFamily),
  },
  submitTeamEntryForFamily: {
    ...submittedForFamily,
    path: '/api/entries/for-family/team',
    summary: 'Enter a team for its family or coach. Head coaches enter teams of their rink.',
    body: z.extend(teamEntryBody, forFamily),
  },
  submitDanceEntryForFamily: {
    ...submittedForFamily,
    path: '/api/entries/for-family/dance',
    summary: 'Enter a couple for a family. Head coaches enter skaters of their rink.',
    body: z.extend(danceEntryBody, forFamily),
  },
  giveEntryToFamily: {
    resource: 'entriesForFamilies',
    method: 'POST',
    path: '/api/competitions/{competitionId}/entries/{entryId}/family',
    summary: 'Invite a family to take over an entry, or invite it again.',
    changes: ['entries', 'mails'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id, entryId: id }),
    body: z.object({ email }),
    answer: dataOf(z.object({ email: z.string() })),
    errors: ['NotFound', 'VersionConflict', 'TooManyAttempts'],
  },
  getEntryHandover: {
    ...handover,
    method: 'GET',
    summary: 'Get the entries of a takeover invitation by its link.',
    reads: ['entries', 'competitions'],
    roles: PUBLIC,
    answer: dataOf(entryHandover),
    errors: ['NotFound'],
  },
  takeOverEntries: {
    ...handover,
    method: 'POST',
    summary:
      'Take over the entries of an invitation into the account whose confirmed address the link was mailed to.',
    changes: [...ENTRY_CHANGES, 'payments', 'account'],
    roles: ['SKATER'],
    answer: dataOf(z.object({ entries: z.array(z.object({ id: z.string(), name: z.string() })) })),
    errors: ['NotFound', 'ValidationFailed', 'LinkForAnotherAddress', 'EmailNotConfirmed', 'VersionConflict'],
  },
});
