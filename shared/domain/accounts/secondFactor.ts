import type { Role } from '../../contract/core/roles.ts';

/** Those who see every child's data of a competition, or of all of them. */
export const ROLES_ASKED_FOR_SECOND_FACTOR: readonly Role[] = ['SUPER_ADMIN', 'MANAGER'];

/** Whether an account of this role needs a second factor, by the federation's setting. */
export function needsSecondFactor(role: Role, settings: { readonly secondFactorRequired: boolean }): boolean {
  return settings.secondFactorRequired && ROLES_ASKED_FOR_SECOND_FACTOR.includes(role);
}
