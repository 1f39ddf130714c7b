import type { Handler } from '../../../platform/http/requestContext.ts';
import * as emailVerification from '../../../services/people/accounts/emailVerification.ts';
import * as notificationAddresses from '../../../services/people/accounts/notificationAddresses.ts';
import * as passwords from '../../../services/people/accounts/passwords.ts';
import * as accounts from '../../../services/people/accounts/signUp.ts';

export const signUp: Handler<'signUp'> = async (request) => ({ data: await accounts.signUp(request) });

export const verifyEmail: Handler<'verifyEmail'> = async (request) => ({
  data: await emailVerification.verifyEmail(request),
});

export const confirmNotices: Handler<'confirmNotices'> = async (request) => ({
  data: await notificationAddresses.confirmNotices(request),
});

export const requestPasswordReset: Handler<'requestPasswordReset'> = async (request) => {
  await passwords.requestPasswordReset(request);
  return { data: null };
};

export const resetPassword: Handler<'resetPassword'> = async (request) => ({
  data: await passwords.resetPassword(request),
});
