import * as z from 'zod/mini';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, email, text } from '../../core/scalars.ts';
import { account } from './accountRecord.ts';

const family = { resource: 'users', roles: ['SKATER'] } as const;

/** The account's entries, payments and pages become those of the family, so the page reads all of them again. */
const JOINED = [
  'account',
  'currentUser',
  'emergency',
  'entries',
  'payments',
  'publishedSchedule',
  'receipts',
  'results',
  'secretLinks',
] as const;

const invitation = {
  resource: 'authentication',
  path: '/api/auth/guardian-invitations/{token}',
  params: z.object({ token: text(200) }),
} as const;

export const guardianInvitation = z.object({
  /** The name of the family's account. */
  invitedBy: z.string(),
  /** The address that the link was mailed to, most of it hidden: `r•••@example.com`. */
  mailedTo: z.string(),
  /** The UTC instant at which the link expires. */
  until: z.string(),
});

/** Further log-ins for a family: those who have one see and do what its account does, but for the account itself. */
export const guardianRoutes = defineRoutes({
  inviteGuardian: {
    ...family,
    method: 'POST',
    path: '/api/users/me/guardians',
    summary: 'Invite a second guardian to the family, or invite them again. A family has up to three.',
    changes: ['account'],
    body: z.object({ email }),
    answer: dataOf(account),
    errors: ['EmailNotConfirmed', 'Forbidden', 'TooManyAttempts', 'VersionConflict'],
  },
  removeGuardian: {
    ...family,
    method: 'DELETE',
    path: '/api/users/me/guardians/{guardianId}',
    summary: 'Remove a guardian or take an invitation back. Ends their sessions and calendar feed.',
    changes: ['account'],
    params: z.object({ guardianId: text(64) }),
    answer: dataOf(account),
    errors: ['NotFound', 'VersionConflict'],
  },
  leaveFamily: {
    ...family,
    method: 'POST',
    path: '/api/users/me/family/leave',
    summary: 'Leave the family that the account was invited to. Ends every session.',
    changes: { nothing: 'When a session begins or ends, the page drops all that it has read.' },
    answer: dataOf(z.null()),
    errors: ['NotFound', 'VersionConflict'],
  },
});

/** Beside the log-in, as whoever opens the link often has to log in or sign up first. */
export const guardianInvitationRoutes = defineRoutes({
  getGuardianInvitation: {
    ...invitation,
    method: 'GET',
    summary: 'Get the invitation of a second guardian by its link.',
    reads: ['account'],
    roles: PUBLIC,
    answer: dataOf(guardianInvitation),
    errors: ['NotFound'],
  },
  acceptGuardianInvitation: {
    ...invitation,
    method: 'POST',
    roles: ['SKATER'],
    summary: 'Join the family of an invitation, with the account of the address that the link was mailed to.',
    changes: JOINED,
    answer: dataOf(z.object({ family: z.string() })),
    errors: ['NotFound', 'LinkForAnotherAddress', 'OwnFamily', 'VersionConflict'],
  },
});
