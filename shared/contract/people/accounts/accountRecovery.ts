import * as z from 'zod/mini';
import { newPassword } from './password.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, email, text } from '../../core/scalars.ts';

/** The token of a mailed link: it works once and expires. */
const token = text(200);

const done = dataOf(z.null());

export const accountRecoveryRoutes = defineRoutes({
  requestPasswordReset: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Email a link to reset the password. The answer never shows whether the address has an account.',
    changes: { nothing: 'It sends a mail; its link makes the change.' },
    roles: PUBLIC,
    body: z.object({ email }),
    answer: done,
    errors: ['TooManyAttempts'],
  },
  resetPassword: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a password by a reset or invitation link. Ends every session.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    roles: PUBLIC,
    body: z.object({ token, password: newPassword }),
    answer: dataOf(z.object({ email: z.string() })),
    errors: ['TooManyAttempts'],
  },
  verifyEmail: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Confirm the account’s address by an emailed link.',
    changes: ['account'],
    roles: PUBLIC,
    body: z.object({ token }),
    answer: dataOf(z.object({ email: z.string(), droppedNotices: z.array(z.string()) })),
    errors: ['TooManyAttempts'],
  },
  confirmNotices: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/confirm-notices',
    summary: 'Confirm an additional address by an emailed link.',
    changes: ['account'],
    roles: PUBLIC,
    body: z.object({ token }),
    answer: dataOf(z.object({ email: z.string(), name: z.string() })),
    errors: ['TooManyAttempts'],
  },
});
