import * as z from 'zod/mini';
import { ENTRY_STATES } from '../../core/entryStates.ts';
import { emergencyFields } from '../../people/skaters/emergencyFields.ts';
import { PERSON_PARTS } from './entryRecord.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, day, id, oneOf, pageOf, text } from '../../core/scalars.ts';

/** The emergency contact, as far as it is known. */
const known = {
  emergencyContact: z.nullable(z.string()),
  emergencyPhone: z.nullable(z.string()),
  medicalNote: z.nullable(z.string()),
};

const person = { fullName: z.string(), birthdate: z.string() };

const myEmergency = z.object({ people: z.array(z.object({ ...person, ...known })) });

export type MyEmergency = z.output<typeof myEmergency>;

/** One person of one entry, with the emergency contact. */
const emergencyRow = z.object({
  entryId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  state: z.enum(ENTRY_STATES),
  /** The name of the skater, team or couple. */
  name: z.string(),
  part: z.enum(PERSON_PARTS),
  ...person,
  age: z.number(),
  homeIsiRink: z.string(),
  ...known,
  /** The account that made the entry; null if it has been deleted. */
  family: z.nullable(z.object({ name: z.string(), email: z.string() })),
  coach: z.nullable(z.object({ name: z.string(), email: z.string() })),
});

export type EmergencyRow = z.output<typeof emergencyRow>;

const own = { resource: 'entries', roles: ['SKATER'], errors: ['NotFound'] } as const;
const path = '/api/entries/{entryId}/emergency';
const params = z.object({ entryId: id });

export const emergencyRoutes = defineRoutes({
  getEmergency: {
    ...own,
    method: 'GET',
    path,
    summary: 'Get the emergency contacts of one of the account’s entries.',
    reads: ['emergency'],
    params,
    answer: dataOf(myEmergency),
  },
  updateEmergency: {
    ...own,
    method: 'PUT',
    path,
    summary: 'Save emergency contacts and medical notes, also after entries have closed.',
    changes: ['emergency', 'entries'],
    params,
    body: z.object({
      people: z
        .array(z.object({ fullName: text(120), birthdate: z.optional(day), ...emergencyFields }))
        .check(z.maxLength(100, 'MustValid')),
    }),
    answer: dataOf(myEmergency),
  },
  listEmergency: {
    resource: 'entries',
    method: 'GET',
    path: '/api/competitions/{competitionId}/emergency',
    summary:
      'List emergency contacts and medical notes of current entries. Each reading is recorded in the history.',
    reads: ['emergency', 'entries'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id }),
    query: z.object({ kind: oneOf(ENTRY_KINDS), cursor }),
    answer: pageOf(emergencyRow),
    errors: ['NotFound'],
  },
});
