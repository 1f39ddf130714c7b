import * as z from 'zod/mini';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';
import { getItem } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { linkKey } from '../../keys.ts';
import { LINK_SECONDS } from './links.ts';

const link = z.object({
  purpose: z.literal('handover'),
  /** The placeholder's id. */
  accountId: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.number(),
});

export type HandoverLink = z.output<typeof link>;

/**
 * Stores a link by which a family takes its entries over; it works as long as an invitation.
 * @returns the token, which goes into the mail and nowhere else
 */
export async function storeHandoverLink(
  accountId: string,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const token = newToken();
  const expiresAt = Math.floor(now.getTime() / 1000) + LINK_SECONDS.invitation;
  const item = { type: 'link', purpose: 'handover', accountId, expiresAt };
  await putItem({ ...linkKey(tokenHash(token)), ...item });
  return { token, expiresAt };
}

/** The link of a token; null for an unknown and for an expired one. */
export async function findHandoverLink(token: string, now: Date): Promise<HandoverLink | null> {
  const found = link.safeParse(await getItem(linkKey(tokenHash(token)))).data;
  return found && found.expiresAt * 1000 > now.getTime() ? found : null;
}
