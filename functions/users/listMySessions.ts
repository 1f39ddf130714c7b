import type { Handler } from '../http/exchange.ts';
import { sessionsOf } from '../http/sessionRecords.ts';

export const listMySessions: Handler<'listMySessions'> = async ({ session, sessionId, now }) => {
  const sessions = await sessionsOf(session, now);
  return { data: sessions.map((one) => ({ ...one, current: one.id === sessionId })) };
};
