import { signUpKey } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import { findAccount, type Account } from './accounts.ts';

/** Another call has already stored the sign-up with this key. */
export class RepeatedSignUp extends Error {}

/** A week: no phone keeps a form open longer to try again. */
const KEY_SECONDS = 7 * 24 * 60 * 60;

/** Reserves the key of a sign-up in its transaction, so that a repeat stores nothing. */
export function signUpWrite(key: string | null, userId: string, now: Date): TransactItem[] {
  if (key === null) return [];
  const expiresAt = Math.floor(now.getTime() / 1000) + KEY_SECONDS;
  const record = { ...signUpKey(key), type: 'signUp', userId, expiresAt };
  return [createWrite(record, () => new RepeatedSignUp())];
}

/** The sign-up stored with this key; its account is null if it was deleted since. */
export async function accountSignedUpWith(key: string): Promise<{ account: Account | null } | null> {
  const item = await getItem(signUpKey(key));
  return typeof item?.['userId'] === 'string' ? { account: await findAccount(item['userId']) } : null;
}
