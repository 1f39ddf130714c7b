import { memberKey, MEMBERS, nameIndex } from '../keys.ts';
import { GSI1 } from '../../platform/table/key.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItem, getItems, queryOne } from '../../platform/table/read.ts';
import { hasVersion, IS_NEW, isWritten, putItem } from '../../platform/table/writes.ts';
import { memberItem, memberOf, type StoredMember } from './storedMember.ts';

export async function findMember(number: string): Promise<StoredMember | null> {
  const item = await getItem(memberKey(number));
  return item ? memberOf(item) : null;
}

/** Members by number. A consistent read, because they are about to be changed. */
export async function membersByNumber(numbers: readonly string[]): Promise<Map<string, StoredMember>> {
  const members = (await getItems(numbers.map(memberKey), true)).map(memberOf);
  return new Map(members.map((member) => [member.number, member]));
}

export async function hasMembers(): Promise<boolean> {
  const member = await queryOne({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :members',
    ExpressionAttributeValues: { ':members': MEMBERS },
  });
  return member !== undefined;
}

/** One page of members by name. A search matches the beginning of names. */
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
 * Stores the next version of a member over the version before.
 * @returns false when another version was stored in the meantime, so nothing was written
 */
export async function storeMember(after: StoredMember): Promise<boolean> {
  const condition = after.version === 1 ? { condition: IS_NEW } : hasVersion(after.version - 1);
  return isWritten(putItem(memberItem(after), condition));
}
