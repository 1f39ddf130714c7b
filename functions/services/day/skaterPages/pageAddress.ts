import { createHmac, hkdfSync } from 'node:crypto';
import { environment } from '../../../platform/environment.ts';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';
import { rotatingKeys } from '../../../platform/secrets/rotatingKeys.ts';
import type { Account } from '../../../store/people/accounts/accounts.ts';
import type { StoredSkaterPage } from '../../../store/people/skaterPages/repository.ts';

/*
 * A family sends the address again and again, so it must be shown again. The table holds no token that works: the token is
 * made from a stored nonce and a secret that is not in the table.
 */
const keys = rotatingKeys(
  'SESSION_SECRET_ID',
  (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'addresses of skater pages', 32)),
);

const tokenOf = (key: Uint8Array, nonce: string) =>
  createHmac('sha256', key).update(nonce).digest('base64url');

/** A new random address, as it is stored. */
export async function newPageAddress(): Promise<Pick<StoredSkaterPage, 'nonce' | 'tokenHash'>> {
  const [current] = await keys();
  if (!current) throw new Error('The session secret has no current value');
  const nonce = newToken();
  return { nonce, tokenHash: tokenHash(tokenOf(current.key, nonce)) };
}

/** A page's address in full; null once the secret was replaced twice since it was made. */
export async function pageAddressOf(page: StoredSkaterPage): Promise<string | null> {
  const tokens = (await keys()).map(({ key }) => tokenOf(key, page.nonce));
  const token = tokens.find((one) => tokenHash(one) === page.tokenHash);
  const folder = `${environment('PUBLIC_ORIGIN')}/competitions/${encodeURIComponent(page.competitionId)}/skaters`;
  return token === undefined ? null : `${folder}/${token}`;
}

/**
 * Whether the family's owner made the address, or somebody who looks after the family now: one that a guardian makes at the
 * moment of their removal works for nobody.
 */
export const isMadeByFamily = (
  { by }: Pick<StoredSkaterPage, 'by'>,
  { guardians = [] }: Pick<Account, 'guardians'>,
): boolean => by === undefined || guardians.some(({ accountId }) => accountId === by);
