import { lambdaFor } from '../lambdaFor.ts';
import * as logIn from './logIn.ts';
import * as secondFactors from './secondFactors.ts';
import * as signInSettings from './signInSettings.ts';
import * as signUp from './signUp.ts';

export const handler = lambdaFor('authentication', {
  ...signUp,
  ...logIn,
  ...secondFactors,
  ...signInSettings,
});
