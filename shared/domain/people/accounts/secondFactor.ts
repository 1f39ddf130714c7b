import type { Role } from '../../../contract/core/roles.ts';

/** These roles see the data of every child in a competition, or in all of them. */
export const ROLES_ASKED_FOR_SECOND_FACTOR: readonly Role[] = ['SUPER_ADMIN', 'MANAGER'];

/** Whether this role needs two-step verification, by the federation's setting. */
export function needsSecondFactor(role: Role, settings: { readonly secondFactorRequired: boolean }): boolean {
  return settings.secondFactorRequired && ROLES_ASKED_FOR_SECOND_FACTOR.includes(role);
}
