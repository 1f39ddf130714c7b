import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../../platform/http/session.ts';
import * as account from '../../../services/people/accounts/myAccount.ts';
import { endPushOfOthers, endPushOfSession } from '../../../services/people/push/endPush.ts';
import { audit } from '../../../store/people/accounts/audit.ts';
import { endSession, sessionsOf } from '../../../store/core/sessions/sessionRecords.ts';

export const listMySessions: Handler<'listMySessions'> = async ({ session, sessionId, now }) => {
  const sessions = await sessionsOf(session, now);
  return { data: sessions.map((one) => ({ ...one, current: one.id === sessionId })) };
};

/** Ends one of the own sessions; the key keeps those of other accounts out of reach. */
export const endMySession: Handler<'endMySession'> = async (request) => {
  const { params, session, sessionId, now, viewer, setCookie } = request;
  if (!(await endSession(session.id, params.sessionId))) throw new ApiError('NotFound');
  await endPushOfSession(session.id, params.sessionId);
  await audit({ userId: session.id, event: 'sessionsEnded', at: now, address: viewer.address });
  if (params.sessionId === sessionId) setCookie(endedSessionCookie());
  return { data: null };
};

/** Ends the listed sessions one by one, so a session that starts meanwhile stays. */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session, sessionId, now, viewer }) => {
  const others = (await sessionsOf(session, now)).filter(({ id }) => id !== sessionId);
  await Promise.all(others.map(({ id }) => endSession(session.id, id)));
  await endPushOfOthers(session.id, sessionId ?? '');
  await audit({ userId: session.id, event: 'sessionsEnded', at: now, address: viewer.address });
  return { data: null };
};

export const logOutEverywhere: Handler<'logOutEverywhere'> = async (request) => {
  await account.logOutEverywhere(request);
  return { data: null };
};
