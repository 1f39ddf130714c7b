import { ApiError } from '../../../platform/errors/apiError.ts';
import { SUPER_ADMINISTRATORS_KEY } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { IS_NEW, isWritten, putItem, updateWrite } from '../../../platform/table/writes.ts';
import { accountsOfRole, NO_PASSWORD, type Account } from './accounts.ts';

/** Whether the account can administer; a pending invitation does not count. */
const isCounted = (user: Account | null) =>
  user?.role === 'SUPER_ADMIN' && user.active && user.passwordHash !== NO_PASSWORD;

/**
 * Keeps the list of active super administrators in the transaction that changes an account. The list is a
 * set of ids that never becomes empty; writing an id twice does no harm.
 * @param after null when the account is deleted
 * @returns writes refused by LastSuperAdministrator; none for accounts of other roles
 */
export async function superAdministratorWrites(
  before: Account,
  after: Account | null,
): Promise<TransactItem[]> {
  if (isCounted(before) === isCounted(after)) return [];
  await listSuperAdministrators();
  return [isCounted(after) ? addToListWrite(before.id) : removeFromListWrite(before.id)];
}

/**
 * Checks early, before entries are erased, what the deleting transaction checks again.
 * @throws {ApiError} LastSuperAdministrator when this account is the only one
 */
export async function requireOtherSuperAdministrator(user: Account): Promise<void> {
  if (isCounted(user) && (await listSuperAdministrators()).size < 2) throw lastSuperAdministrator();
}

const lastSuperAdministrator = () => new ApiError('LastSuperAdministrator');

const addToListWrite = (id: string): TransactItem =>
  updateWrite(SUPER_ADMINISTRATORS_KEY, { update: 'ADD ids :id', values: { ':id': new Set([id]) } });

const removeFromListWrite = (id: string): TransactItem =>
  updateWrite(SUPER_ADMINISTRATORS_KEY, {
    update: 'DELETE ids :id',
    condition: 'size(ids) > :one',
    values: { ':id': new Set([id]), ':one': 1 },
    onConflict: lastSuperAdministrator,
  });

/** The list. Where the table has none yet (the demo, an operator's first), it is made from the accounts. */
async function listSuperAdministrators(): Promise<ReadonlySet<string>> {
  const stored = await getItem(SUPER_ADMINISTRATORS_KEY);
  if (stored) return (stored['ids'] as ReadonlySet<string> | undefined) ?? new Set();
  const ids = await everySuperAdministrator();
  const item = { ...SUPER_ADMINISTRATORS_KEY, type: 'superAdministrators', ...(ids.size > 0 && { ids }) };
  await isWritten(putItem(item, { condition: IS_NEW }));
  return ids;
}

async function everySuperAdministrator(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await accountsOfRole('SUPER_ADMIN', undefined, cursor);
    for (const account of page.accounts) if (isCounted(account)) ids.add(account.id);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}
