import type { MyAccount } from '../../../shared/contract/accounts/account.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queryClient.ts';
import { queryOf } from '../../api/queries.ts';
import { sessionQuery } from '../../session/session.ts';
import { type AccountBody, accountBody } from './accountBody.ts';

/** What a section changes of the account as it is stored. */
export type AccountChange = (stored: MyAccount) => Partial<AccountBody>;

/** Saves a part of the account with the rest as it was read; throws VersionConflict where that is old. */
export async function saveAccount(stored: MyAccount, change: AccountChange): Promise<MyAccount> {
  const body = { ...accountBody(stored), ...change(stored) };
  return (await call('updateMyAccount', { body })).data;
}

export async function readAccount(): Promise<MyAccount> {
  return (await call('myAccount')).data;
}

/** Saves what holds whatever else was changed elsewhere: into the newer account, where there is one. */
export async function saveOntoNewest(account: MyAccount, change: AccountChange): Promise<MyAccount> {
  try {
    return await saveAccount(account, change);
  } catch (thrown) {
    if (!isApiError(thrown, 'VersionConflict')) throw thrown;
    return saveAccount(await readAccount(), change);
  }
}

/** Shows the account as it was saved, in every part of the page that has something of it. */
export function showSavedAccount(saved: MyAccount): void {
  queryClient.setQueryData(queryOf('myAccount').queryKey, saved);
  queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, name: saved.name });
}
