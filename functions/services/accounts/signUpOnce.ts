import { signUpKey } from '../../store/keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { findAccount, type Account } from '../../store/accounts/accounts.ts';

/** The repeat of a sign-up was stored by a call that ran at the same time. */
export class RepeatedSignUp extends Error {}

/** A week: longer than any phone keeps a form open to try again. */
const KEY_SECONDS = 7 * 24 * 60 * 60;

/** The guard of a sign-up against its own repeat, for the transaction that it writes. */
export function signUpWrite(key: string | null, userId: string, now: Date): TransactItem[] {
  if (key === null) return [];
  const expiresAt = Math.floor(now.getTime() / 1000) + KEY_SECONDS;
  const Item = { ...signUpKey(key), type: 'signUp', userId, expiresAt };
  return [
    {
      write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      refusal: () => new RepeatedSignUp(),
    },
  ];
}

/** What the sign-up with this key made, where there was one; its account may be deleted since. */
export async function accountSignedUpWith(key: string): Promise<{ account: Account | null } | null> {
  const item = await getItem(signUpKey(key));
  return typeof item?.['userId'] === 'string' ? { account: await findAccount(item['userId']) } : null;
}
