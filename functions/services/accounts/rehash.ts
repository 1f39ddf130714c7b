import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../platform/table/client.ts';
import { userKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { hashPassword } from '../../platform/passwords/password.ts';

/** Stores the password by today's parameters, unless it was changed in this moment. */
export async function rehash(user: Account, password: string): Promise<void> {
  try {
    await documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: userKey(user.id),
        UpdateExpression: 'SET passwordHash = :new',
        ConditionExpression: 'passwordHash = :old',
        ExpressionAttributeValues: { ':new': await hashPassword(password), ':old': user.passwordHash },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
