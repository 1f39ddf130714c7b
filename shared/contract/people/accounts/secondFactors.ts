import * as z from 'zod/mini';
import { sessionUser } from './authentication.ts';
import { creationOptions, newCredential, requestOptions, signedCredential } from './passkeys.ts';
import { enteredPassword } from './password.ts';
import { PUBLIC, ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, lines, required, text } from '../../core/scalars.ts';

/** Proof of a correct password, or of a started enrolment: it works once and expires. */
const challenge = text(200);

/** Six digits of an authenticator app; spaces are removed, as people type the code in groups. */
const code = z.string({ error: required }).check(
  z.overwrite((value) => value.replaceAll(/\s/g, '')),
  z.minLength(1, { error: 'NotNull', abort: true }),
  z.regex(/^\d{6}$/, 'MustCorrect'),
);

/** In capital letters, without the spaces and hyphens between the groups. */
const recoveryCode = z.string({ error: required }).check(
  z.overwrite((value) => value.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, { error: 'NotNull', abort: true }),
  z.regex(/^[A-Z2-9]{16}$/, 'MustCorrect'),
);

const used = { createdAt: z.string(), lastUsedAt: z.nullable(z.string()) };

const secondFactors = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), ...used })),
  /** An account has one authenticator app at most. */
  authenticator: z.nullable(z.object({ id: z.string(), ...used })),
  recoveryCodesLeft: z.number(),
  /** Whether the federation requires a second factor for this role. */
  required: z.boolean(),
  /** The only origin at which passkeys work. */
  passkeyOrigin: z.string(),
});

/**
 * The ten recovery codes come with the first factor and are shown only once; null for every later factor.
 */
const added = dataOf(z.object({ recoveryCodes: z.nullable(z.array(z.string())) }));

/** Accounts that must still add a second factor may call these too. */
const mine = { resource: 'authentication', roles: ROLES, beforeSecondFactor: true } as const;

const withPassword = z.object({ currentPassword: enteredPassword });

export const secondFactorRoutes = defineRoutes({
  logInWithSecondFactor: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/login/second-factor',
    summary: 'Complete a log-in by a second factor, or log in by passkey alone. Sets the session cookie.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    roles: PUBLIC,
    body: z.discriminatedUnion('method', [
      z.object({ method: z.literal('authenticator'), challenge, code }),
      z.object({ method: z.literal('recoveryCode'), challenge, code: recoveryCode }),
      z.object({ method: z.literal('passkey'), challenge, credential: signedCredential }),
    ]),
    answer: dataOf(sessionUser),
    errors: ['TooManyAttempts'],
  },
  beginPasskeyLogIn: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/login/passkey',
    summary: 'Get passkey options for a log-in without address and password.',
    changes: { nothing: 'It makes a challenge.' },
    roles: PUBLIC,
    answer: dataOf(z.object({ challenge: z.string(), options: requestOptions, passkeyOrigin: z.string() })),
    errors: ['TooManyAttempts'],
  },
  listMySecondFactors: {
    ...mine,
    method: 'GET',
    path: '/api/users/me/second-factors',
    summary: 'Get the account’s passkeys, authenticator app and number of recovery codes.',
    reads: ['secondFactors'],
    answer: dataOf(secondFactors),
    errors: [],
  },
  beginAuthenticator: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/second-factors/authenticator',
    summary: 'Get a key for an authenticator app. Confirm it with a code.',
    changes: { nothing: 'The factor counts once it is confirmed.' },
    body: withPassword,
    answer: dataOf(z.object({ challenge: z.string(), secret: z.string(), uri: z.string() })),
    errors: ['TooManyAttempts'],
  },
  addAuthenticator: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/second-factors/authenticator/confirm',
    summary: 'Add an authenticator app by its code. Ends every other session.',
    changes: ['secondFactors', 'sessions', 'account', 'users'],
    body: z.object({ challenge, code }),
    answer: added,
    errors: ['TooManyAttempts'],
  },
  beginPasskey: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/second-factors/passkeys/begin',
    summary: 'Get options to create a passkey.',
    changes: { nothing: 'The factor counts once it is confirmed.' },
    body: withPassword,
    answer: dataOf(z.object({ challenge: z.string(), options: creationOptions })),
    errors: ['TooManyAttempts'],
  },
  addPasskey: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/second-factors/passkeys',
    summary: 'Add a passkey. Ends every other session.',
    changes: ['secondFactors', 'sessions', 'account', 'users'],
    body: z.object({ challenge, name: text(60), credential: newCredential }),
    answer: added,
    errors: [],
  },
  removeSecondFactor: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/second-factors/{factorId}/remove',
    summary: 'Remove a passkey or the authenticator app. Ends every other session.',
    changes: ['secondFactors', 'sessions', 'account', 'users'],
    params: z.object({ factorId: id }),
    body: withPassword,
    answer: dataOf(z.null()),
    errors: ['NotFound', 'LastSecondFactor', 'TooManyAttempts'],
  },
  renewRecoveryCodes: {
    ...mine,
    method: 'POST',
    path: '/api/users/me/second-factors/recovery-codes',
    summary: 'Create ten new recovery codes. Earlier codes stop working.',
    changes: ['secondFactors', 'sessions', 'account', 'users'],
    body: withPassword,
    answer: dataOf(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: ['NotFound', 'TooManyAttempts'],
  },
  resetSecondFactors: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/users/{userId}/second-factors/reset',
    summary: 'Remove all second factors of an account. Ends its sessions.',
    changes: ['users', 'secondFactors'],
    roles: ['SUPER_ADMIN'],
    params: z.object({ userId: id }),
    body: z.object({ reason: lines(300), currentPassword: enteredPassword }),
    answer: dataOf(z.null()),
    errors: ['NotFound', 'OwnSecondFactor', 'TooManyAttempts'],
  },
});
