import type { Handler } from '../../platform/http/requestContext.ts';
import { sessionsOf } from '../../store/sessions/sessionRecords.ts';

export const listMySessions: Handler<'listMySessions'> = async ({ session, sessionId, now }) => {
  const sessions = await sessionsOf(session, now);
  return { data: sessions.map((one) => ({ ...one, current: one.id === sessionId })) };
};
