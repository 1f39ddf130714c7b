import { audit } from '../../store/accounts/audit.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../platform/http/session.ts';
import { endSession, sessionsOf } from '../../store/sessions/sessionRecords.ts';

/** One of the own sessions; another account's cannot be named. */
export const endMySession: Handler<'endMySession'> = async ({
  params,
  session,
  sessionId,
  now,
  viewer,
  setCookie,
}) => {
  if (!(await endSession(session.id, params.sessionId))) throw new ApiError('NotFound');
  await audit({ userId: session.id, event: 'sessionsEnded', at: now, address: viewer.address });
  if (params.sessionId === sessionId) setCookie(endedSessionCookie());
  return { data: null };
};

/** Each ends by itself, so a session that begins meanwhile, with the password, stays. */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session, sessionId, now, viewer }) => {
  const others = (await sessionsOf(session, now)).filter(({ id }) => id !== sessionId);
  await Promise.all(others.map(({ id }) => endSession(session.id, id)));
  await audit({ userId: session.id, event: 'sessionsEnded', at: now, address: viewer.address });
  return { data: null };
};
