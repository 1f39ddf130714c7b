import * as z from 'zod/mini';
import { isEmpty } from '../../domain/isEmpty.ts';
import { answer, entry, ladderSteps } from './entry.ts';
import { danceEntryBody, individualEntryBody, teamEntryBody } from './entryBodies.ts';
import { LATE_FEE_KINDS } from '../competitions/forms.ts';
import { ENTRY_CHANGES } from '../core/data.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, text, version } from '../core/scalars.ts';

/** Of an entry: all of it, names and their spelling only, nothing any more. */
export const CHANGE_SCOPES = ['everything', 'spellings', 'nothing'] as const;

/** What a submit says, as it is to stand from now on, by the kind that the entry has. */
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

/** As the handlers get it, the organiser's reason apart. */
export type EntryChange = z.output<typeof entryChangeBody>;

/** Empty where nobody has said it, or nobody may any more. */
const person = {
  fullName: z.string(),
  gender: z.string(),
  birthdate: z.string(),
  isi: z.string(),
  expDate: z.string(),
  highestIsiTestLevel: z.string(),
};

const home = { country: z.string(), homeIsiRink: z.string() };
const answers = z.array(z.omit(answer, { asked: true }));

/** What was said in the entry's form, in its own fields: to be put into it again. */
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

/** What the entry is priced by, in minor units: see shared/domain/entries/changeCost. */
const terms = z.object({
  pricing: z.object({
    firstEventPrice: z.number(),
    secondEventPrice: z.number(),
    additionalEventPrice: z.number(),
    teamPrice: z.nullable(z.object({ per: z.enum(['team', 'skater']), amount: z.number() })),
    lateFee,
    steps: ladderSteps,
  }),
  /** The steps that its skaters have with no entry, for events that are added. */
  free: z.object({ first: z.boolean(), second: z.boolean() }),
  /** The late fee that each event came in with. */
  late: z.array(lateFee),
});

/** What was done to the entry last, for who meets a change of another; null where nothing is recorded. */
const lastChange = z.nullable(
  z.object({
    /** A UTC instant. */
    at: z.string(),
    /** Null where the product itself did it. */
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
    summary: 'An entry of the account with all that was said in its form, and what of it can be changed now.',
    reads: ['entries', 'competitions'],
    answer: dataOf(entryToChange),
    errors: ['NotFound'],
  },
  updateEntry: {
    ...own,
    method: 'PUT',
    path: '/api/entries/{entryId}',
    summary:
      'Change an entry of the account: all of it until entries close, then names and spellings while corrections are open.',
    changes: ENTRY_CHANGES,
    body: entryChangeBody,
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict', 'EmailNotVerified', 'TooManyAttempts'],
  },
  getEntryToChangeForFamily: {
    ...organiserRoute,
    method: 'GET',
    path: '/api/competitions/{competitionId}/entries/{entryId}/change',
    summary: 'An entry of the competition with all that was said in its form.',
    reads: ['entries', 'competitions'],
    answer: dataOf(entryToChange),
    errors: ['NotFound'],
  },
  updateEntryForFamily: {
    ...organiserRoute,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/entries/{entryId}',
    summary: 'Change an entry of the competition for its family, who are told the reason.',
    changes: ENTRY_CHANGES,
    body: organiserEntryChangeBody,
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict'],
  },
});
