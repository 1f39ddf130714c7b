import { accountRecoveryRoutes } from '../../../../shared/contract/people/accounts/accountRecovery.ts';
import { authenticationRoutes } from '../../../../shared/contract/people/accounts/authentication.ts';
import { guardianInvitationRoutes } from '../../../../shared/contract/people/accounts/guardians.ts';
import { secondFactorRoutes } from '../../../../shared/contract/people/accounts/secondFactors.ts';
import { signInSettingsRoutes } from '../../../../shared/contract/core/signInSettings.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as guardianInvitations from './guardianInvitations.ts';
import * as logIn from './logIn.ts';
import * as secondFactors from './secondFactors.ts';
import * as signInSettings from './signInSettings.ts';
import * as signUp from './signUp.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...accountRecoveryRoutes,
  ...authenticationRoutes,
  ...guardianInvitationRoutes,
  ...secondFactorRoutes,
  ...signInSettingsRoutes,
};

export const handler = lambdaFor('authentication', routes, {
  ...signUp,
  ...logIn,
  ...guardianInvitations,
  ...secondFactors,
  ...signInSettings,
});
