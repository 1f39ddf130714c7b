import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ApiError } from '../../platform/errors/apiError.ts';
import { documentClient } from '../../platform/table/client.ts';
import { SUPER_ADMINISTRATORS_KEY } from '../keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { accountsOfRole, NO_PASSWORD, type Account } from './accounts.ts';

/** Whether somebody can log in and administer: an invitation that nobody accepted does not count. */
const isCounted = (user: Account | null) =>
  user?.role === 'SUPER_ADMIN' && user.active && user.passwordHash !== NO_PASSWORD;

/**
 * Keeps the list of active super administrators, in the transaction that changes an account. It is a set
 * of ids: written twice it is still right, and it never becomes empty.
 * @param after null when the account is deleted
 * @returns steps whose refusal is LastSuperAdministrator; none for everybody else's accounts
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
 * For what is done to an account before the transaction that deletes it.
 * @throws {ApiError} LastSuperAdministrator when there would be none without this account
 */
export async function requireOtherSuperAdministrator(user: Account): Promise<void> {
  if (isCounted(user) && (await listSuperAdministrators()).size < 2) throw lastSuperAdministrator();
}

const lastSuperAdministrator = () => new ApiError('LastSuperAdministrator');

const addToListWrite = (id: string): TransactItem => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: SUPER_ADMINISTRATORS_KEY,
      UpdateExpression: 'ADD ids :id',
      ExpressionAttributeValues: { ':id': new Set([id]) },
    },
  },
});

const removeFromListWrite = (id: string): TransactItem => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: SUPER_ADMINISTRATORS_KEY,
      UpdateExpression: 'DELETE ids :id',
      ConditionExpression: 'size(ids) > :one',
      ExpressionAttributeValues: { ':id': new Set([id]), ':one': 1 },
    },
  },
  refusal: lastSuperAdministrator,
});

/** The list; made from the accounts where the table is older than it, or new (the demo, an operator's first). */
async function listSuperAdministrators(): Promise<ReadonlySet<string>> {
  const item = await getItem(SUPER_ADMINISTRATORS_KEY);
  if (item) return (item['ids'] as ReadonlySet<string> | undefined) ?? new Set();
  const ids = await everySuperAdministrator();
  const Item = { ...SUPER_ADMINISTRATORS_KEY, type: 'superAdministrators', ...(ids.size > 0 && { ids }) };
  const put = new PutCommand({
    TableName: tableName(),
    Item,
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await documentClient()
    .send(put)
    .catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
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
