import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../platform/table/client.ts';
import { memberKey, MEMBERS, nameIndex } from '../keys.ts';
import { GSI1 } from '../../platform/table/key.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItem, getItems, tableName } from '../../platform/table/read.ts';
import { memberItem, memberOf, type StoredMember } from './storedMember.ts';

export async function findMember(number: string): Promise<StoredMember | null> {
  const item = await getItem(memberKey(number));
  return item ? memberOf(item) : null;
}

/** The members that there are of these numbers, read with consistency: they are about to be changed. */
export async function membersByNumber(numbers: readonly string[]): Promise<Map<string, StoredMember>> {
  const members = (await getItems(numbers.map(memberKey), true)).map(memberOf);
  return new Map(members.map((member) => [member.number, member]));
}

/** Whether there is any member. */
export async function hasMembers(): Promise<boolean> {
  const { Items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :members',
      ExpressionAttributeValues: { ':members': MEMBERS },
      Limit: 1,
    }),
  );
  return Items.length > 0;
}

/** Members by name, a page; a search finds the names that begin with it. */
export async function membersByName(search: string | undefined, cursor: string | undefined) {
  const begins = search ? nameIndex(search) : '';
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: `gsi1pk = :members${begins ? ' AND begins_with(gsi1sk, :begins)' : ''}`,
      ExpressionAttributeValues: { ':members': MEMBERS, ...(begins && { ':begins': begins }) },
    },
    cursor,
  );
  return { members: page.items.map(memberOf), nextCursor: page.nextCursor };
}

/**
 * Stores the next version of a member, on the condition that the one before is still there.
 * @returns false when somebody else has stored one meanwhile; nothing is written then
 */
export async function storeMember(after: StoredMember): Promise<boolean> {
  const isNew = after.version === 1;
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: memberItem(after),
        ...(isNew
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#version = :before',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':before': after.version - 1 },
            }),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
