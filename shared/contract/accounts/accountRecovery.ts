import * as z from 'zod/mini';
import { newPassword } from './password.ts';
import { PUBLIC } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, email, text } from '../core/scalars.ts';

/** The token of a mailed link: it works once and expires. */
const token = text(200);

const done = dataOf(z.null());

export const accountRecoveryRoutes = defineRoutes({
  requestPasswordReset: {
    resource: 'authentication',
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link to set a new password. The answer is the same whether the address has an account.',
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
    summary: 'Set a new password by the link of a reset or of an invitation; ends every session.',
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
    summary: 'Confirm by the link of a mail that the address is one’s own.',
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
    summary: 'Say by the link of a mail that this further address wants the notices of an account.',
    changes: ['account'],
    roles: PUBLIC,
    body: z.object({ token }),
    answer: dataOf(z.object({ email: z.string(), name: z.string() })),
    errors: ['TooManyAttempts'],
  },
});
