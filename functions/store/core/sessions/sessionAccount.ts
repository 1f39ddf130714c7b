import * as z from 'zod/mini';
import type { Session } from '../../../platform/http/session.ts';
import { ROLES } from '../../../../shared/contract/core/roles.ts';
import { sessionKey, userKey } from '../../keys.ts';
import { getItems } from '../../../platform/table/read.ts';

const sessionAccountShape = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  role: z.enum(ROLES),
  competitionId: z.nullable(z.string()),
  rinkId: z.nullable(z.string()),
  coachId: z.optional(z.nullable(z.string())),
  guardianOf: z.optional(z.nullable(z.string())),
  active: z.boolean(),
  secondFactors: z.number(),
  sessionVersion: z.number(),
});

const sessionRecord = z.object({ type: z.literal('session'), startedAt: z.string() });

interface StoredSession {
  readonly account: Session;
  readonly startedAt: Date;
}

/**
 * The account of a session as it is stored now, because role and competition in a cookie may be outdated;
 * null after the session was logged out. One call reads both.
 */
export async function sessionAccount(userId: string, sessionId: string): Promise<StoredSession | null> {
  const items = await getItems([userKey(userId), sessionKey(userId, sessionId)], true);
  const record = sessionRecord.safeParse(items.find((item) => item['type'] === 'session')).data;
  const account = sessionAccountShape.safeParse(items.find((item) => item['type'] === 'user')).data;
  return record && account ? { account, startedAt: new Date(record.startedAt) } : null;
}
