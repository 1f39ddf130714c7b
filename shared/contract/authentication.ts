import * as z from 'zod/mini';
import { enteredPassword, newPassword } from './password.ts';
import { PUBLIC, ROLES } from './roles.ts';
import { defineRoutes } from './route.ts';
import { dataOf, email, oneOf, text } from './scalars.ts';

/** The session data of the specification, section 3; `null` where the role has none. */
export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  competitionId: z.nullable(z.string()),
  rinkId: z.nullable(z.string()),
});

export type SessionUser = z.output<typeof sessionUser>;

export const authenticationRoutes = defineRoutes({
  signUp: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/signup',
    summary:
      'Make a family account. Other roles come by invitation. A repeat with the same key and password gives the account that was made.',
    roles: PUBLIC,
    body: z.object({ name: text(), email, password: newPassword, role: z.optional(oneOf(['SKATER'])) }),
    answer: dataOf(sessionUser),
    status: 201,
    errors: ['TooManyAttempts', 'IdempotencyKeyReused'],
    idempotent: true,
  },
  logIn: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Start a session; the answer sets its cookie.',
    roles: PUBLIC,
    body: z.object({ email, password: enteredPassword }),
    answer: dataOf(sessionUser),
    errors: ['TooManyAttempts'],
  },
  logOut: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session; the answer removes its cookie.',
    roles: PUBLIC,
    answer: dataOf(z.null()),
    errors: [],
  },
  currentUser: {
    resource: 'authentication',
    method: 'GET',
    path: '/api/auth/users',
    summary: 'Who is logged in.',
    roles: ROLES,
    answer: dataOf(sessionUser),
    errors: [],
  },
});
