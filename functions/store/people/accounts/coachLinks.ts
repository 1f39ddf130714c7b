import * as z from 'zod/mini';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';
import { getItem } from '../../../platform/table/read.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { LINK_SECONDS, type IssuedLink } from './links.ts';
import { linkKey } from '../../keys.ts';

const link = z.object({
  purpose: z.literal('coach'),
  coachId: z.string(),
  /** The address that it was mailed to: a corrected address ends the links mailed before. */
  email: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.number(),
});

export type CoachLink = z.output<typeof link>;

/** A link by which a coach connects an account; it works as long as an invitation. */
export function issueCoachLink(
  { id: coachId, email }: { readonly id: string; readonly email: string },
  now: Date,
): IssuedLink {
  const token = newToken();
  const expiresAt = Math.floor(now.getTime() / 1000) + LINK_SECONDS.invitation;
  const item = { type: 'link', purpose: 'coach', coachId, email, expiresAt };
  return { token, write: putWrite({ ...linkKey(tokenHash(token)), ...item }) };
}

/** The link of a token; null for an unknown and for an expired one. */
export async function findCoachLink(token: string, now: Date): Promise<CoachLink | null> {
  const found = link.safeParse(await getItem(linkKey(tokenHash(token)))).data;
  return found && found.expiresAt * 1000 > now.getTime() ? found : null;
}
