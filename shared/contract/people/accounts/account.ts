import * as z from 'zod/mini';
import { GENDERS } from '../../../domain/people/skaters/gender.ts';
import { country } from '../../core/countries.ts';
import { givenName, publishAs } from '../skaters/consentFields.ts';
import { storedEmergencyFields } from '../skaters/emergencyFields.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { account } from './accountRecord.ts';
import { enteredPassword, newPassword } from './password.ts';
import { ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, email, oneOf, text, version } from '../../core/scalars.ts';

/** The highest level passed in one discipline of the ISI catalogue. */
const level = z.object({ ladder: text(80), level: text(80) });

/** A skater of the family; a field is null until the family fills it in. */
const familySkater = z.object({
  id: text(64),
  fullName: text(120),
  gender: oneOf(GENDERS),
  birthdate: day,
  country,
  homeIsiRink: text(120),
  isi: z._default(z.nullable(text(40)), null),
  expDate: z._default(z.nullable(day), null),
  levels: z._default(z.array(level).check(z.maxLength(20, 'MustValid')), []),
  ...storedEmergencyFields,
  publishAs,
  givenName,
});

export type FamilySkater = z.output<typeof familySkater>;

const notices = z.array(email).check(z.maxLength(3, 'MustValid'));

const session = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** The request's `User-Agent` header. */
  userAgent: z.string(),
  /** ISO 3166 code of the country in which the session began; null if unknown. */
  country: z.nullable(z.string()),
  current: z.boolean(),
});

const mine = { resource: 'users', roles: ROLES } as const;

export const accountRoutes = defineRoutes({
  myAccount: {
    ...mine,
    beforeSecondFactor: true,
    method: 'GET',
    path: '/api/users/me',
    summary: 'Get the account with its skaters.',
    reads: ['account'],
    answer: dataOf(account),
    errors: [],
  },
  updateMyAccount: {
    ...mine,
    method: 'PUT',
    path: '/api/users/me',
    summary: 'Update name, additional addresses, receipt language and skaters. Send the `version` you read.',
    changes: ['account', 'currentUser', 'users'],
    body: z.object({
      name: text(),
      notices: z._default(notices, []),
      /** The stored language stays if this is left out. */
      language: z.optional(oneOf(LANGUAGES)),
      skaters: z._default(z.array(familySkater).check(z.maxLength(30, 'MustValid')), []),
      version,
    }),
    answer: dataOf(account),
    errors: ['VersionConflict', 'TooManyAttempts'],
  },
  changePassword: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/password',
    summary: 'Change the password. Ends every other session.',
    changes: ['account', 'sessions'],
    body: z.object({ currentPassword: enteredPassword, password: newPassword }),
    answer: dataOf(z.null()),
    errors: ['TooManyAttempts'],
  },
  requestEmailVerification: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/verification',
    summary: 'Resend the link that confirms the address.',
    changes: { nothing: 'It sends a mail; its link makes the change.' },
    answer: dataOf(z.null()),
    errors: ['TooManyAttempts'],
  },
  requestNoticeConfirmation: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/notices/confirmation',
    summary: 'Resend the confirmation link to an additional address.',
    changes: { nothing: 'It sends a mail; its link makes the change.' },
    body: z.object({ email }),
    answer: dataOf(z.null()),
    errors: ['TooManyAttempts'],
  },
  listMySessions: {
    ...mine,
    beforeSecondFactor: true,
    method: 'GET',
    path: '/api/users/me/sessions',
    summary: 'List the account’s sessions, last used first.',
    reads: ['sessions'],
    answer: dataOf(z.array(session)),
    errors: [],
  },
  endMySession: {
    ...mine,
    beforeSecondFactor: true,
    method: 'DELETE',
    path: '/api/users/me/sessions/{sessionId}',
    summary: 'End one session of the account.',
    changes: ['sessions'],
    params: z.object({ sessionId: text(64) }),
    answer: dataOf(z.null()),
    errors: ['NotFound'],
  },
  endOtherSessions: {
    ...mine,
    beforeSecondFactor: true,
    method: 'POST',
    path: '/api/users/me/sessions/end-others',
    summary: 'End every other session of the account.',
    changes: ['sessions'],
    answer: dataOf(z.null()),
    errors: [],
  },
  logOutEverywhere: {
    ...mine,
    beforeSecondFactor: true,
    method: 'POST',
    path: '/api/users/me/sessions/end',
    summary: 'End every session of the account, including this one.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    answer: dataOf(z.null()),
    errors: [],
  },
  downloadMyData: {
    ...mine,
    method: 'GET',
    path: '/api/users/me/data',
    summary:
      'Export the account’s data: skaters, entries, results, emergency contacts, receipts and audit records.',
    reads: ['account', 'entries', 'emergency', 'results'],
    answer: dataOf(z.looseObject({ account })),
    errors: [],
  },
  deleteMyAccount: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/delete',
    summary: 'Delete the account. Figures of its entries are kept without personal data.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    body: z.object({ currentPassword: enteredPassword }),
    answer: dataOf(z.null()),
    errors: ['TooManyAttempts', 'LastSuperAdministrator'],
  },
});
