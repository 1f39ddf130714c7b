import * as z from 'zod/mini';
import { isEmpty } from '../domain/isEmpty.ts';
import { GENDERS } from '../domain/skaters/gender.ts';
import { country } from './countries.ts';
import { entry } from './entry.ts';
import { ENTRY_KINDS } from './forms.ts';
import { defineRoutes } from './route.ts';
import { cursor, dataOf, day, id, minorUnits, oneOf, pageOf, text, wholeNumber } from './scalars.ts';

const events = z.union(
  [
    z.pipe(
      text(200),
      z.transform((event: string) => [event]),
    ),
    z.array(text(200)).check(z.minLength(1, 'NotNull'), z.maxLength(40, 'MustValid')),
  ],
  { error: ({ input }) => (isEmpty(input) ? 'NotNull' : 'MustValid') },
);

/**
 * A skater's entry, in the specification's own field names (section 3). The prices and the age are
 * what the page showed: the server computes its own and refuses what differs, so that nobody is
 * charged another amount than they saw.
 */
export const individualEntryBody = z.object({
  competitionId: id,
  formId: id,
  /** The format of the first event. */
  format: text(80),
  /** Ids of the form's events, each once; one id may stand alone. */
  event: events,
  fullName: text(120),
  gender: oneOf(GENDERS),
  birthdate: day,
  age: wholeNumber(0, 130),
  country,
  /** Id or name of a registered rink, or the name of another one. */
  homeIsiRink: text(120),
  /** ISI membership number and the day it expires. */
  isi: text(40),
  expDate: day,
  highestIsiTestLevel: text(80),
  firstEventPrice: minorUnits,
  secondEventPrice: minorUnits,
  additionalEventPrice: minorUnits,
  totalPrice: minorUnits,
  /** To the form's questions, each by its id, once. What is not asked of everybody may be left out. */
  answers: z._default(
    z
      .array(z.object({ question: text(40), answer: text(500) }), { error: 'MustValid' })
      .check(z.maxLength(20, 'MustValid')),
    [],
  ),
});

export const entryRoutes = defineRoutes({
  submitIndividualEntry: {
    resource: 'entries',
    method: 'POST',
    path: '/api/entries/individual',
    summary: 'Enter a skater in one or more events of a competition.',
    roles: ['SKATER'],
    body: individualEntryBody,
    answer: dataOf(entry),
    status: 201,
    idempotent: true,
    errors: ['IdempotencyKeyReused'],
  },
  listMyEntries: {
    resource: 'entries',
    method: 'GET',
    path: '/api/entries',
    summary: "The account's own entries by kind, newest first.",
    roles: ['SKATER'],
    query: z.object({ kind: z.optional(oneOf(ENTRY_KINDS)), cursor }),
    answer: pageOf(entry),
    errors: [],
  },
  getEntry: {
    resource: 'entries',
    method: 'GET',
    path: '/api/entries/{entryId}',
    summary: 'One entry of the account.',
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    answer: dataOf(entry),
    errors: ['NotFound'],
  },
});
