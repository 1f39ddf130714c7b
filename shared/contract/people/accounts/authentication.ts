import * as z from 'zod/mini';
import { requestOptions } from './passkeys.ts';
import { enteredPassword, newPassword } from './password.ts';
import { PUBLIC, ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, email, id, oneOf, text } from '../../core/scalars.ts';

/** The session data of the specification, section 3; a field is null if the role has no such value. */
export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  competitionId: z.nullable(z.string()),
  rinkId: z.nullable(z.string()),
  /** The coach's record that the account is connected with: the account holds the grant `coach`. */
  coachId: z.optional(z.nullable(z.string())),
  /** Present only if the federation requires a second factor and the account has none yet. */
  secondFactorMissing: z.optional(z.literal(true)),
});

export type SessionUser = z.output<typeof sessionUser>;

export const SECOND_STEPS = ['passkey', 'authenticator', 'recoveryCode'] as const;

/** The answer to a correct password of an account with a second factor; there is no session yet. */
const secondFactorNeeded = z.object({
  secondFactor: z.object({
    /** Sent again with the second step; it works once, within five minutes. */
    challenge: z.string(),
    methods: z.array(z.enum(SECOND_STEPS)),
    /** The WebAuthn options for one of the account's passkeys; null if it has none. */
    passkey: z.nullable(requestOptions),
    /** The only origin at which passkeys work. */
    passkeyOrigin: z.string(),
  }),
});

export type SecondFactorNeeded = z.output<typeof secondFactorNeeded>['secondFactor'];

export const authenticationRoutes = defineRoutes({
  signUp: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/signup',
    summary:
      'Create a family account and log in. A retry with the same key and password returns the account. Other roles are invited.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    roles: PUBLIC,
    body: z.object({
      name: text(),
      email,
      password: newPassword,
      role: z.optional(oneOf(['SKATER'])),
      /** The competition that the family is entering; the page of the confirmation mail leads back to it. */
      competitionId: z.optional(id),
    }),
    answer: dataOf(sessionUser),
    status: 201,
    errors: ['TooManyAttempts', 'IdempotencyKeyReused'],
    idempotent: true,
  },
  logIn: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Log in. Sets the session cookie, or asks for the second factor.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    roles: PUBLIC,
    body: z.object({ email, password: enteredPassword }),
    answer: dataOf(z.union([sessionUser, secondFactorNeeded])),
    errors: ['TooManyAttempts'],
  },
  logOut: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Log out. Removes the session cookie.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    roles: PUBLIC,
    answer: dataOf(z.null()),
    errors: [],
  },
  currentUser: {
    resource: 'authentication',
    method: 'GET',
    path: '/api/auth/users',
    summary: 'Get the current user.',
    reads: ['currentUser'],
    roles: ROLES,
    beforeSecondFactor: true,
    answer: dataOf(sessionUser),
    errors: [],
  },
});
