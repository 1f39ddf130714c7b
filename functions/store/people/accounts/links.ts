import * as z from 'zod/mini';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { linkKey } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { deleteWrite, putWrite } from '../../../platform/table/writes.ts';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';

export const LINK_PURPOSES = ['reset', 'invitation', 'verify', 'notices', 'guardian'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** How many seconds each kind of link works. */
export const LINK_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  reset: 60 * 60,
  invitation: 14 * 24 * 60 * 60,
  verify: 7 * 24 * 60 * 60,
  notices: 7 * 24 * 60 * 60,
  guardian: 14 * 24 * 60 * 60,
};

const stored = z.object({
  purpose: z.enum(LINK_PURPOSES),
  userId: z.string(),
  sessionVersion: z.number(),
  /** The further address that the link was mailed to; only for `notices` and `guardian`. */
  address: z.optional(z.string()),
  expiresAt: z.number(),
});

export type Link = z.output<typeof stored>;

export interface IssuedLink {
  /** Goes into the mail only; the table keeps its hash. */
  readonly token: string;
  readonly write: TransactItem;
}

/**
 * A link for an account. It carries the account's session version, which a new password raises: so every
 * older link stops working.
 */
export function issueLink(
  purpose: LinkPurpose,
  user: { readonly id: string; readonly sessionVersion: number },
  now: Date,
  address?: string,
): IssuedLink {
  const token = newToken();
  const item = {
    ...linkKey(tokenHash(token)),
    type: 'link',
    purpose,
    userId: user.id,
    sessionVersion: user.sessionVersion,
    address,
    expiresAt: Math.floor(now.getTime() / 1000) + LINK_SECONDS[purpose],
  };
  return { token, write: putWrite(item) };
}

/**
 * The link of a token, if it still works.
 * @throws {ApiError} ValidationFailed (token, MustValid)
 */
export async function findLink(token: string, purposes: readonly LinkPurpose[], now: Date): Promise<Link> {
  const link = stored.safeParse(await getItem(linkKey(tokenHash(token)))).data;
  if (!link || !purposes.includes(link.purpose) || link.expiresAt * 1000 <= now.getTime()) {
    throw invalidLink();
  }
  return link;
}

/** Uses the link up: of two simultaneous calls, one is refused. */
export function useLinkWrite(token: string): TransactItem {
  return deleteWrite(linkKey(tokenHash(token)), {
    condition: 'attribute_exists(pk)',
    onConflict: invalidLink,
  });
}

export const invalidLink = () => wrongField('token', 'MustValid');
