import type { Handler } from '../../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../../platform/http/session.ts';
import * as password from '../../../services/people/authentication/logIn.ts';
import * as secondStep from '../../../services/people/authentication/logInWithSecondFactor.ts';
import { endBrowserSession } from '../../../services/people/sessions/browserSession.ts';

export const logIn: Handler<'logIn'> = async (request) => ({ data: await password.logIn(request) });

export const beginPasskeyLogIn: Handler<'beginPasskeyLogIn'> = async (request) => ({
  data: await password.beginPasskeyLogIn(request),
});

export const logInWithSecondFactor: Handler<'logInWithSecondFactor'> = async (request) => ({
  data: await secondStep.logInWithSecondFactor(request),
});

export const currentUser: Handler<'currentUser'> = async ({ session }) => ({ data: session });

/** Removes an expired session's cookie too: logging out never fails. */
export const logOut: Handler<'logOut'> = async ({ token, now, setCookie }) => {
  if (token) await endBrowserSession(token, now);
  setCookie(endedSessionCookie());
  return { data: null };
};
