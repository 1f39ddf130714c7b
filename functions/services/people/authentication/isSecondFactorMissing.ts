import {
  needsSecondFactor,
  ROLES_ASKED_FOR_SECOND_FACTOR,
} from '../../../../shared/domain/people/accounts/secondFactor.ts';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { recentSignInSettings } from '../../../store/core/settings/signInSettings.ts';

/**
 * Whether the federation requires a second factor that this account lacks. The setting is read only for
 * roles that it can concern.
 */
export async function isSecondFactorMissing(account: {
  readonly role: Role;
  readonly secondFactors: number;
}): Promise<boolean> {
  if (account.secondFactors > 0 || !ROLES_ASKED_FOR_SECOND_FACTOR.includes(account.role)) return false;
  return needsSecondFactor(account.role, await recentSignInSettings());
}
