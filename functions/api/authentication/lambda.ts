import { accountRecoveryRoutes } from '../../../shared/contract/accounts/accountRecovery.ts';
import { authenticationRoutes } from '../../../shared/contract/accounts/authentication.ts';
import { secondFactorRoutes } from '../../../shared/contract/accounts/secondFactors.ts';
import { signInSettingsRoutes } from '../../../shared/contract/accounts/signInSettings.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as logIn from './logIn.ts';
import * as secondFactors from './secondFactors.ts';
import * as signInSettings from './signInSettings.ts';
import * as signUp from './signUp.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...accountRecoveryRoutes,
  ...authenticationRoutes,
  ...secondFactorRoutes,
  ...signInSettingsRoutes,
};

export const handler = lambdaFor('authentication', routes, {
  ...signUp,
  ...logIn,
  ...secondFactors,
  ...signInSettings,
});
