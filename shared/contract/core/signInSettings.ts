import * as z from 'zod/mini';
import { defineRoutes } from './route.ts';
import { dataOf, required, version } from './scalars.ts';

/** The federation's log-in rules. Kept apart from its settings, which everybody can read. */
export const signInSettings = z.object({
  /** Whether super administrators and managers need a second factor. */
  secondFactorRequired: z.boolean(),
  version: z.number(),
});

export type SignInSettings = z.output<typeof signInSettings>;

const admins = { resource: 'authentication', roles: ['SUPER_ADMIN'] } as const;

export const signInSettingsRoutes = defineRoutes({
  getSignInSettings: {
    ...admins,
    method: 'GET',
    path: '/api/settings/sign-in',
    summary: 'Get the federation’s log-in settings.',
    reads: ['signInSettings'],
    answer: dataOf(signInSettings),
    errors: [],
  },
  updateSignInSettings: {
    ...admins,
    method: 'PUT',
    path: '/api/settings/sign-in',
    summary: 'Set whether super administrators and managers need a second factor.',
    changes: ['signInSettings', 'secondFactors'],
    body: z.object({ secondFactorRequired: z.boolean({ error: required }), version }),
    answer: dataOf(signInSettings),
    errors: ['VersionConflict'],
  },
});
