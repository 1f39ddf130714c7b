import * as z from 'zod/mini';
import { ROLES } from '../../core/roles.ts';
import { account } from './accountRecord.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, email, id, oneOf, pageOf, text, version } from '../../core/scalars.ts';

export const INVITED_ROLES = ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'] as const;

/** An account as a super administrator sees it. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  role: z.enum(ROLES),
  rinkId: z.nullable(z.string()),
  competitionId: z.nullable(z.string()),
  active: z.boolean(),
  /** Whether the account has a passkey or an authenticator app. */
  secondFactor: z.boolean(),
  /** Null if the account was created by sign-up. An expired invitation can be sent again. */
  invitation: z.nullable(z.enum(['sent', 'expired', 'accepted'])),
  createdAt: z.string(),
  version: z.number(),
});

export type User = z.output<typeof user>;

const admins = { resource: 'users', roles: ['SUPER_ADMIN'] } as const;

/** Only a HEAD_COACH has a rink, and only a MANAGER has a competition. */
const bound = {
  rinkId: z._default(z.nullable(id), null),
  competitionId: z._default(z.nullable(id), null),
};

const params = z.object({ userId: id });

export const userRoutes = defineRoutes({
  listUsers: {
    ...admins,
    method: 'GET',
    path: '/api/users',
    summary: 'List accounts of a role by name. `search` matches the start of a name.',
    reads: ['users'],
    query: z.object({
      role: z.optional(oneOf(ROLES)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'MustValid'))),
      cursor,
    }),
    answer: pageOf(user),
    errors: [],
  },
  inviteUser: {
    ...admins,
    method: 'POST',
    path: '/api/users',
    summary: 'Invite a super administrator, head coach or manager by email.',
    changes: ['users'],
    body: z.object({ email, name: text(), role: oneOf(INVITED_ROLES), ...bound }),
    answer: dataOf(user),
    status: 201,
    errors: [],
  },
  resendInvitation: {
    ...admins,
    method: 'POST',
    path: '/api/users/{userId}/invitation',
    summary: 'Resend an open invitation. The old link stops working.',
    changes: ['users'],
    params,
    answer: dataOf(user),
    errors: ['NotFound', 'VersionConflict'],
  },
  updateUser: {
    ...admins,
    method: 'PUT',
    path: '/api/users/{userId}',
    summary: 'Update role, assignment or state. Ends the account’s sessions.',
    changes: ['users', 'account', 'currentUser'],
    params,
    body: z.object({
      name: text(),
      role: oneOf(ROLES),
      ...bound,
      active: z.boolean({ error: 'NotNull' }),
      version,
    }),
    answer: dataOf(user),
    errors: ['NotFound', 'VersionConflict', 'LastSuperAdministrator'],
  },
  downloadUserData: {
    ...admins,
    method: 'POST',
    path: '/api/users/{userId}/data',
    summary:
      'Export the data of a person who asked for it, as `downloadMyData` does. Recorded in the account’s history with the reason.',
    changes: { nothing: 'It records the download in the account’s history, which no page shows.' },
    params,
    body: z.object({ reason: text(300) }),
    answer: dataOf(z.looseObject({ account })),
    errors: ['NotFound', 'TooManyAttempts'],
  },
});
