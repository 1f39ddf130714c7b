import * as z from 'zod/mini';
import { PUBLISHED_FORMS } from '../../../domain/people/consent/publishedName.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, oneOf, text } from '../../core/scalars.ts';
import { givenName, givenWaiver, personConsent } from '../../people/skaters/consentFields.ts';

const entryConsents = z.object({ people: z.array(personConsent) });

/** By what a person of an entry is named. */
const person = { fullName: text(120), birthdate: day };

const entryWaivers = z.object({
  people: z.array(personConsent),
  /** The version that counts; null without a waiver. */
  version: z.nullable(z.string()),
  /** The text of each version that counts or was signed; null for one that is no longer on record. */
  texts: z.array(z.object({ version: z.string(), text: z.nullable(z.string()) })),
});

export type EntryWaivers = z.output<typeof entryWaivers>;

export type EntryConsents = z.output<typeof entryConsents>;

export const consentRoutes = defineRoutes({
  updateConsents: {
    resource: 'consents',
    method: 'PUT',
    path: '/api/entries/{entryId}/consents',
    summary:
      'Sign the waiver for an entry, or choose how names are published; also after entries have closed.',
    changes: ENTRY_CHANGES,
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    body: z.object({
      /** Signs for everybody in the entry whose waiver is missing. */
      waiver: z.optional(z.nullable(givenWaiver)),
      people: z._default(
        z
          .array(z.object({ ...person, publishAs: oneOf(PUBLISHED_FORMS), givenName }))
          .check(z.maxLength(100, 'MustValid')),
        [],
      ),
    }),
    answer: dataOf(entryConsents),
    errors: ['NotFound'],
  },
  resetGivenName: {
    resource: 'consents',
    method: 'POST',
    path: '/api/competitions/{competitionId}/entries/{entryId}/given-names/reset',
    summary: 'Take back a given name that may not be published: initials until the family confirms another.',
    changes: ENTRY_CHANGES,
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id, entryId: id }),
    body: z.object(person),
    answer: dataOf(entryConsents),
    errors: ['NotFound'],
  },
  getEntryWaivers: {
    resource: 'consents',
    method: 'GET',
    path: '/api/competitions/{competitionId}/entries/{entryId}/waivers',
    summary: 'Get the waivers of an entry as they were signed, with their text.',
    reads: ['entries', 'competitions'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id, entryId: id }),
    answer: dataOf(entryWaivers),
    errors: ['NotFound'],
  },
  recordPaperWaivers: {
    resource: 'consents',
    method: 'POST',
    path: '/api/competitions/{competitionId}/entries/{entryId}/paper-waivers',
    summary: 'Record that signed waivers on paper are there for the people of an entry who have none.',
    changes: ENTRY_CHANGES,
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id, entryId: id }),
    answer: dataOf(entryConsents),
    errors: ['NotFound'],
  },
});
