import * as z from 'zod/mini';
import { isEmpty } from '../../../domain/core/isEmpty.ts';
import { answer, entry, ladderSteps } from './entry.ts';
import { danceEntryBody, individualEntryBody, teamEntryBody } from './entryBodies.ts';
import { LATE_FEE_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, text, version } from '../../core/scalars.ts';

/** How much of an entry can still be changed; `spellings` means the names and their spelling. */
export const CHANGE_SCOPES = ['everything', 'spellings', 'nothing'] as const;

/** A submit's body with the entry's version: an update sends every field again. */
const changed = <More extends Readonly<Record<string, z.ZodMiniType>>>(more: More) =>
  z.discriminatedUnion(
    'kind',
    [
      z.extend(individualEntryBody, { kind: z.literal('individual'), version, ...more }),
      z.extend(teamEntryBody, { kind: z.literal('team'), version, ...more }),
      z.extend(danceEntryBody, { kind: z.literal('dance'), version, ...more }),
    ],
    {
      error: ({ input }) =>
        isEmpty((input as { kind?: unknown } | undefined)?.kind) ? 'NotNull' : 'MustValid',
    },
  );

const entryChangeBody = changed({});
const organiserEntryChangeBody = changed({ reason: text(500) });

/** The change as handlers use it, without the organiser's reason. */
export type EntryChange = z.output<typeof entryChangeBody>;

/** A field is empty if it was left out or has been erased. */
const person = {
  fullName: z.string(),
  gender: z.string(),
  birthdate: z.string(),
  isi: z.string(),
  expDate: z.string(),
  highestIsiTestLevel: z.string(),
};

const home = {
  country: z.string(),
  homeIsiRink: z.string(),
  coachId: z.optional(z.nullable(z.string())),
};
const answers = z.array(z.omit(answer, { asked: true }));

/** The contents of the entry form, in its own fields, with which the form is filled again. */
const contents = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('individual'), ...person, ...home, event: z.array(z.string()), answers }),
  z.object({
    kind: z.literal('team'),
    ...home,
    event: z.string(),
    nameOfTeam: z.string(),
    coachName: z.string(),
    coachEmail: z.string(),
    coachProfessional: z.string(),
    skaters: z.array(z.object({ ...person, alternate: z.boolean() })),
    answers,
  }),
  z.object({
    kind: z.literal('dance'),
    ...person,
    ...home,
    partner: z.nullable(z.object({ ...person, email: z.nullable(z.string()) })),
    event: z.array(z.string()),
    answers,
  }),
]);

export type EntryContents = z.output<typeof contents>;

const lateFee = z.nullable(z.object({ from: z.string(), kind: z.enum(LATE_FEE_KINDS), value: z.number() }));

/** The terms of the entry's price, in minor units: see shared/domain/entering/entries/changes/changeCost. */
const terms = z.object({
  pricing: z.object({
    firstEventPrice: z.number(),
    secondEventPrice: z.number(),
    additionalEventPrice: z.number(),
    teamPrice: z.nullable(z.object({ per: z.enum(['team', 'skater']), amount: z.number() })),
    lateFee,
    steps: ladderSteps,
  }),
  /** The price steps still free for added events, as if this entry did not exist. */
  free: z.object({ first: z.boolean(), second: z.boolean() }),
  /** The late fee in force when each event was entered. */
  late: z.array(lateFee),
  /** The price of its own at which each event was entered; null for the price steps. */
  own: z.array(z.nullable(z.number())),
  /** The rest of the family cap for this entry; null without a cap. */
  familyRoom: z.nullable(z.number()),
});

/** The latest change of the entry, shown after a version conflict; null if there is no history. */
const lastChange = z.nullable(
  z.object({
    /** A UTC instant. */
    at: z.string(),
    /** Null if the product made the change itself. */
    by: z.nullable(z.enum(['me', 'family', 'organiser'])),
  }),
);

const entryToChange = z.object({
  entry,
  contents,
  terms,
  scope: z.enum(CHANGE_SCOPES),
  lastDeed: lastChange,
});

export type EntryToChange = z.output<typeof entryToChange>;

const own = {
  resource: 'entries',
  roles: ['SKATER'],
  params: z.object({ entryId: id }),
} as const;

const organiserRoute = {
  resource: 'entries',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id, entryId: id }),
} as const;

export const entryChangeRoutes = defineRoutes({
  getEntryToChange: {
    ...own,
    method: 'GET',
    path: '/api/entries/{entryId}/change',
    summary: 'Get one of the account’s entries with its form values and editable fields.',
    reads: ['entries', 'competitions'],
    answer: dataOf(entryToChange),
    errors: ['NotFound'],
  },
  updateEntry: {
    ...own,
    method: 'PUT',
    path: '/api/entries/{entryId}',
    summary:
      'Update one of the account’s entries: all of it until entries close, then names and spellings only.',
    changes: ENTRY_CHANGES,
    body: entryChangeBody,
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict', 'EmailNotVerified', 'TooManyAttempts'],
  },
  getEntryToChangeForFamily: {
    ...organiserRoute,
    method: 'GET',
    path: '/api/competitions/{competitionId}/entries/{entryId}/change',
    summary: 'Get an entry of the competition with its form values.',
    reads: ['entries', 'competitions'],
    answer: dataOf(entryToChange),
    errors: ['NotFound'],
  },
  updateEntryForFamily: {
    ...organiserRoute,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/entries/{entryId}',
    summary: 'Update an entry for its family, and email them the reason.',
    changes: ENTRY_CHANGES,
    body: organiserEntryChangeBody,
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict'],
  },
});
