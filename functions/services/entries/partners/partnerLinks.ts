import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { documentClient } from '../../../platform/table/client.ts';
import { entryKey, linkKey } from '../../../store/keys.ts';
import { getItem, tableName } from '../../../platform/table/read.ts';
import { storedEntry, type DanceEntry } from '../../../store/entries/storedEntry.ts';

/** A couple whose partner is named. */
export type Couple = DanceEntry & { readonly partner: NonNullable<DanceEntry['partner']> };

const link = z.object({
  purpose: z.literal('partner'),
  accountId: z.string(),
  entryId: z.string(),
  invitation: z.string(),
});

/** How long a link can still tell what came of it, once the competition is over. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * A new link for the partner who is invited. Every link of one invitation works until entries close;
 * another partner, or another address, is another invitation.
 * @returns the token, which goes into the mail and nowhere else
 */
export async function storePartnerLink(couple: Couple, lastDay: string): Promise<string> {
  const token = newToken();
  const Item = {
    ...linkKey(tokenHash(token)),
    type: 'link',
    purpose: 'partner',
    accountId: couple.accountId,
    entryId: couple.id,
    invitation: couple.partner.invitation,
    expiresAt: Math.floor(Date.parse(`${lastDay}T00:00:00Z`) / 1000) + KEPT_SECONDS,
  };
  await documentClient().send(new PutCommand({ TableName: tableName(), Item }));
  return token;
}

/**
 * The couple whose partner has this link, read with consistency.
 * @throws {ApiError} NotFound for a token that is none, or that was for somebody else who was asked before
 */
export async function coupleOfLink(token: string): Promise<Couple> {
  const found = link.safeParse(await getItem(linkKey(tokenHash(token)))).data;
  if (!found) throw new ApiError('NotFound');
  const item = await getItem(entryKey(found.accountId, 'dance', found.entryId));
  const entry = item && storedEntry.parse(item);
  const couple = entry && coupleOf(entry);
  if (couple?.partner.invitation !== found.invitation) throw new ApiError('NotFound');
  return couple;
}

/** The entry where it is a couple's with a partner, else null. */
export function coupleOf(entry: ReturnType<typeof storedEntry.parse>): Couple | null {
  return entry.kind === 'dance' && entry.partner ? { ...entry, partner: entry.partner } : null;
}
