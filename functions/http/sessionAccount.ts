import * as z from 'zod/mini';
import { ROLES } from '../../shared/contract/roles.ts';
import { userKey } from '../table/keys.ts';
import { getItem } from '../table/read.ts';

const sessionAccountShape = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  competitionId: z.nullable(z.string()),
  rinkId: z.nullable(z.string()),
  active: z.boolean(),
  sessionVersion: z.number(),
});

export type Session = z.output<typeof sessionAccountShape>;

/** The account as it is stored now: role and competition are never believed from the cookie. */
export async function sessionAccount(userId: string): Promise<Session | null> {
  return sessionAccountShape.safeParse(await getItem(userKey(userId))).data ?? null;
}
