import * as z from 'zod/mini';
import { GENDERS } from '../../../domain/people/skaters/gender.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { country } from '../../core/countries.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, email, id, oneOf, optional, required, text, wholeNumber } from '../../core/scalars.ts';
import { givenName } from '../../people/skaters/consentFields.ts';
import { MAX_EVENTS } from './entryBodies.ts';

/** Rows of one call: each is a submit of its own, and all end well before the call's time limit. */
export const MAX_IMPORTED_ENTRIES = 20;

/** A row of an organiser's list: a skater with all events, priced by the server. */
export const importedEntry = z.object({
  fullName: text(120),
  gender: oneOf(GENDERS),
  birthdate: day,
  country,
  homeIsiRink: text(120),
  isi: text(40),
  expDate: day,
  highestIsiTestLevel: text(80),
  event: z
    .array(text(200), { error: required })
    .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_EVENTS, 'MustWithin')),
  familyEmail: optional(email),
  /** The coach's name: one of the home rink, else a new record that the head coach confirms. */
  coach: optional(text(120)),
  /** Proposed to the family for public pages. */
  givenName,
  answers: z._default(
    z
      .array(z.object({ question: text(40), answer: text(500) }), { error: 'MustValid' })
      .check(z.maxLength(20, 'MustValid')),
    [],
  ),
});

export const IMPORTED_ENTRY_OUTCOMES = ['entered', 'waiting', 'already', 'double', 'wrong'] as const;

const importedRow = z.object({
  row: z.number(),
  /**
   * `already`: the skater is in all of these events. `double`: an earlier row of the call is the same skater, and
   * this one is not entered. A preview says what would become of the row now.
   */
  outcome: z.enum(IMPORTED_ENTRY_OUTCOMES),
  entryId: z.nullable(z.string()),
  /** The earlier row that a duplicate repeats. */
  sameAs: z.optional(z.number()),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
});

export type ImportedEntryRow = z.output<typeof importedRow>;

const organised = {
  resource: 'entriesForFamilies',
  method: 'POST',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

export const entryImportRoutes = defineRoutes({
  importEntries: {
    ...organised,
    path: '/api/competitions/{competitionId}/entry-imports',
    summary: 'Enter the skaters of a list for their families, or preview what would become of each row.',
    changes: ENTRY_CHANGES,
    body: z.object({
      dryRun: z.boolean({ error: required }),
      /** Chosen by the page for one import, so that a part that is sent twice enters nobody twice. */
      importId: id,
      /** Why entries are imported after registration has closed. */
      reason: optional(text(200)),
      rows: z
        .array(
          z.object({
            row: wholeNumber(1, 10_000_000),
            /** The organiser has seen that the row looks like an earlier one, and says that it is another skater. */
            isOther: z.optional(z.boolean()),
            /** Validated row by row, so that a wrong row does not refuse the others. */
            entry: z.record(z.string(), z.unknown(), { error: required }),
          }),
          { error: required },
        )
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_IMPORTED_ENTRIES, 'MustValid')),
    }),
    answer: dataOf(z.array(importedRow)),
    errors: ['NotFound'],
  },
  inviteImportedFamilies: {
    ...organised,
    path: '/api/competitions/{competitionId}/entry-imports/invitations',
    summary: 'Mail one link to each family that was entered for and not yet invited.',
    changes: ['mails', 'entries'],
    body: z.object({ send: z.boolean({ error: required }) }),
    /** `queued`: families whose mail waits for the mail service; `left`: families still to be mailed. */
    answer: dataOf(z.object({ sent: z.number(), queued: z.number(), left: z.number() })),
    errors: ['NotFound'],
  },
});
