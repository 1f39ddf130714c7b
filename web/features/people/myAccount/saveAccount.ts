import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { requestQuery } from '../../../api/queries.ts';
import { sessionQuery } from '../../../session/session.ts';
import { type AccountBody, accountBody } from './accountBody.ts';

/** The part of the stored account that a section changes. */
export type AccountChange = (stored: MyAccount) => Partial<AccountBody>;

/**
 * Saves a section with the rest of the account as it was read. Throws VersionConflict if that is outdated.
 */
export async function saveAccount(stored: MyAccount, change: AccountChange): Promise<MyAccount> {
  const body = { ...accountBody(stored), ...change(stored) };
  return (await call('updateMyAccount', { body })).data;
}

export async function readAccount(): Promise<MyAccount> {
  return (await call('myAccount')).data;
}

/** Saves a change that is valid for any version: on a conflict it is applied to the newest account. */
export async function saveOntoNewest(account: MyAccount, change: AccountChange): Promise<MyAccount> {
  try {
    return await saveAccount(account, change);
  } catch (thrown) {
    if (!isApiError(thrown, 'VersionConflict')) throw thrown;
    return saveAccount(await readAccount(), change);
  }
}

/** Puts the saved account into the query cache, so that the whole page shows it. */
export function showSavedAccount(saved: MyAccount): void {
  queryClient.setQueryData(requestQuery('myAccount').queryKey, saved);
  queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, name: saved.name });
}
