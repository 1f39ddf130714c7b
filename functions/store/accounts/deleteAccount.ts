import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { ApiError } from '../../platform/errors/apiError.ts';
import { moveRinkUseWrites } from '../rinks/rinkUses.ts';
import { documentClient } from '../../platform/table/client.ts';
import { emailKey, passkeyKey, userKey, userPartition } from '../keys.ts';
import { queryAll, tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import type { Account } from './accounts.ts';
import { auditWrite } from './audit.ts';
import { superAdministratorWrites } from './superAdministrators.ts';

/**
 * Deletes an account with its address, assignment, sessions and records. One audit record without personal
 * data stays.
 * @throws {ApiError} Busy when the account changes at this moment, LastSuperAdministrator
 */
export async function deleteAccount(user: Account, now: Date): Promise<void> {
  await transact([
    {
      write: {
        Delete: {
          TableName: tableName(),
          Key: userKey(user.id),
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': user.version },
        },
      },
      refusal: () => new ApiError('Busy'),
    },
    deleteWrite(emailKey(user.email)),
    ...(await superAdministratorWrites(user, null)),
    ...moveRinkUseWrites({ kind: 'headCoach', id: user.id }, user.rinkId, null, 'rinkId'),
  ]);
  for (const { pk, sk, type, credentialId } of await accountRecordKeys(user.id)) {
    const keys = [{ pk, sk }, ...(type === 'passkey' ? [passkeyKey(String(credentialId))] : [])];
    for (const Key of keys) await documentClient().send(new DeleteCommand({ TableName: tableName(), Key }));
  }
  await transact([auditWrite({ userId: user.id, event: 'deleted', at: now })]);
}

function accountRecordKeys(userId: string) {
  return queryAll({
    KeyConditionExpression: 'pk = :user',
    ExpressionAttributeValues: { ':user': userPartition(userId) },
    ConsistentRead: true,
  });
}

function deleteWrite(key: { readonly pk: string; readonly sk: string }): TransactItem {
  return { write: { Delete: { TableName: tableName(), Key: key } } };
}
