import type { Handler } from '../../../platform/http/requestContext.ts';
import * as emailVerification from '../../../services/people/accounts/emailVerification.ts';
import * as account from '../../../services/people/accounts/myAccount.ts';
import * as notificationAddresses from '../../../services/people/accounts/notificationAddresses.ts';
import { accountOfSession } from '../../../services/people/accounts/accountOfSession.ts';
import * as passwords from '../../../services/people/accounts/passwords.ts';

export const myAccount: Handler<'myAccount'> = async ({ session }) => ({
  data: await account.myAccountOf(await accountOfSession(session)),
});

export const updateMyAccount: Handler<'updateMyAccount'> = async (request) => ({
  data: await account.updateMyAccount(request),
});

export const changePassword: Handler<'changePassword'> = async (request) => {
  await passwords.changePassword(request);
  return { data: null };
};

export const requestEmailVerification: Handler<'requestEmailVerification'> = async (request) => {
  await emailVerification.requestEmailVerification(request);
  return { data: null };
};

export const requestNoticeConfirmation: Handler<'requestNoticeConfirmation'> = async (request) => {
  await notificationAddresses.requestNoticeConfirmation(request);
  return { data: null };
};

export const deleteMyAccount: Handler<'deleteMyAccount'> = async (request) => {
  await account.deleteMyAccount(request);
  return { data: null };
};
