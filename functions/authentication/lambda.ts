import { lambdaFor } from '../http/lambda.ts';
import { beginPasskeyLogIn } from '../secondFactor/beginLogIn.ts';
import { addAuthenticator, beginAuthenticator } from '../secondFactor/enrolAuthenticator.ts';
import { addPasskey, beginPasskey } from '../secondFactor/enrolPasskey.ts';
import { logInWithSecondFactor } from '../secondFactor/logInWithSecondFactor.ts';
import { listMySecondFactors, removeSecondFactor, renewRecoveryCodes } from '../secondFactor/ownFactors.ts';
import { resetSecondFactors } from '../secondFactor/resetSecondFactors.ts';
import { getSignInSettings, updateSignInSettings } from '../secondFactor/signInSettingsHandlers.ts';
import { confirmNotices } from './confirmNotices.ts';
import { currentUser } from './currentUser.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { signUp } from './signUp.ts';
import { verifyEmail } from './verifyEmail.ts';

export const handler = lambdaFor('authentication', {
  signUp,
  logIn,
  logOut,
  currentUser,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  logInWithSecondFactor,
  beginPasskeyLogIn,
  listMySecondFactors,
  beginAuthenticator,
  addAuthenticator,
  beginPasskey,
  addPasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactors,
  getSignInSettings,
  updateSignInSettings,
  confirmNotices,
});
