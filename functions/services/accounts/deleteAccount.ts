import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { ApiError } from '../../platform/errors/apiError.ts';
import { moveRinkUse } from '../../store/rinks/rinkUses.ts';
import { table } from '../../platform/table/client.ts';
import { emailKey, passkeyKey, userKey, userPartition } from '../../store/keys.ts';
import { queryAll, tableName } from '../../platform/table/read.ts';
import { transact, type Step } from '../../platform/table/transaction.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { auditStep } from '../../store/accounts/audit.ts';
import { superAdministratorSteps } from '../../store/accounts/superAdministrators.ts';

/**
 * Removes an account, its address, its bond, its sessions and its records; that there was one and when it went
 * stays, without the person.
 * @throws {ApiError} Busy when the account changes in this moment, LastSuperAdministrator
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
    remove(emailKey(user.email)),
    ...(await superAdministratorSteps(user, null)),
    ...moveRinkUse({ kind: 'headCoach', id: user.id }, user.rinkId, null, 'rinkId'),
  ]);
  for (const { pk, sk, type, credentialId } of await recordsOf(user.id)) {
    const keys = [{ pk, sk }, ...(type === 'passkey' ? [passkeyKey(String(credentialId))] : [])];
    for (const Key of keys) await table().send(new DeleteCommand({ TableName: tableName(), Key }));
  }
  await transact([auditStep({ userId: user.id, event: 'deleted', at: now })]);
}

function recordsOf(userId: string) {
  return queryAll({
    KeyConditionExpression: 'pk = :user',
    ExpressionAttributeValues: { ':user': userPartition(userId) },
    ConsistentRead: true,
  });
}

function remove(key: { readonly pk: string; readonly sk: string }): Step {
  return { write: { Delete: { TableName: tableName(), Key: key } } };
}
