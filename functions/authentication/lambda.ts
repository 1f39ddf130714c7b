import { lambdaFor } from '../http/lambda.ts';
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
});
