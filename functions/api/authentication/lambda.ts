import { lambdaFor } from '../lambdaFor.ts';
import { beginPasskeyLogIn } from './beginLogIn.ts';
import { addAuthenticator, beginAuthenticator } from './enrolAuthenticator.ts';
import { addPasskey, beginPasskey } from './enrolPasskey.ts';
import { logInWithSecondFactor } from './logInWithSecondFactor.ts';
import { listMySecondFactors, removeSecondFactor, renewRecoveryCodes } from './ownFactors.ts';
import { resetSecondFactors } from './resetSecondFactors.ts';
import { getSignInSettings, updateSignInSettings } from './signInSettingsHandlers.ts';
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
