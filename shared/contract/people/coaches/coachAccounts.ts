import * as z from 'zod/mini';
import { PUBLIC, ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, text, version } from '../../core/scalars.ts';
import { coach } from './coaches.ts';

const kept = {
  resource: 'coaches',
  roles: ['SUPER_ADMIN', 'HEAD_COACH'],
  params: z.object({ coachId: id }),
  errors: ['NotFound', 'VersionConflict'],
} as const;

export const coachInvitation = z.object({
  name: z.string(),
  /** The names of the coach's rinks. */
  rinks: z.array(z.string()),
  /** Whether an account has accepted it. */
  isAccepted: z.boolean(),
  /** The UTC instant at which the link expires. */
  until: z.string(),
});

export type CoachInvitation = z.output<typeof coachInvitation>;

const invitation = {
  resource: 'coaches',
  path: '/api/coach-invitations/{token}',
  params: z.object({ token: text(200) }),
} as const;

export const coachAccountRoutes = defineRoutes({
  inviteCoach: {
    ...kept,
    method: 'POST',
    path: '/api/coaches/{coachId}/invitation',
    summary: 'Mail the coach a link that connects an account, or mail it again.',
    changes: ['coaches'],
    body: z.object({ version }),
    answer: dataOf(coach),
    errors: [...kept.errors, 'TooManyAttempts'],
  },
  unlinkCoach: {
    ...kept,
    method: 'DELETE',
    path: '/api/coaches/{coachId}/account',
    summary: 'Disconnect the coach’s account. It no longer sees the pupils.',
    changes: ['coaches'],
    body: z.object({ version }),
    answer: dataOf(coach),
  },
  getCoachInvitation: {
    ...invitation,
    method: 'GET',
    summary: 'Get a coach’s invitation by its link.',
    reads: ['coaches'],
    roles: PUBLIC,
    answer: dataOf(coachInvitation),
    errors: ['NotFound'],
  },
  acceptCoachInvitation: {
    ...invitation,
    method: 'POST',
    summary: 'Connect the account with the invited coach.',
    changes: ['coaches', 'currentUser'],
    roles: ROLES,
    answer: dataOf(z.object({ name: z.string() })),
    errors: ['NotFound', 'VersionConflict'],
  },
});
