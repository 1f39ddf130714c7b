import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { member as memberShape } from '../../../../shared/contract/people/members/memberships.ts';
import type { Member } from '../../../../shared/domain/people/membership/member.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, getItems, queryOne, type Item } from '../../../platform/table/read.ts';
import { hasVersion, IS_NEW, isWritten, putItem } from '../../../platform/table/writes.ts';
import { memberIndexKey, memberKey, MEMBERS, nameIndex } from '../../keys.ts';

/** A member as stored. */
const storedMember = z.extend(memberShape, {
  type: z.literal('member'),
  /** The account that made the last change. */
  changedBy: z.string(),
});

export type StoredMember = z.output<typeof storedMember>;

export function memberItem(stored: StoredMember) {
  return { ...memberKey(stored.number), ...memberIndexKey(stored.fullName, stored.number), ...stored };
}

interface Author {
  readonly by: string;
  readonly at: Date;
}

/** @param before null for a new member */
export function nextVersion(before: StoredMember | null, after: Member, { by, at }: Author): StoredMember {
  return {
    type: 'member',
    ...after,
    tests: [...after.tests],
    certificates: [...after.certificates],
    changedAt: at.toISOString(),
    changedBy: by,
    version: (before?.version ?? 0) + 1,
  };
}

export async function findMember(number: string): Promise<StoredMember | null> {
  return memberIn(await getItem(memberKey(number)));
}

/** The member of an item of `memberKey`; null for no item. */
export function memberIn(item: Item | undefined): StoredMember | null {
  return item ? storedMember.parse(item) : null;
}

/** The members with these numbers, read with consistency: the import is about to change them. */
export async function membersByNumber(numbers: readonly string[]): Promise<Map<string, StoredMember>> {
  const items = await getItems(numbers.map(memberKey), true);
  const members = items.map((item) => storedMember.parse(item));
  return new Map(members.map((member) => [member.number, member]));
}

export async function hasMembers(): Promise<boolean> {
  const first = await queryOne({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :members',
    ExpressionAttributeValues: { ':members': MEMBERS },
  });
  return first !== undefined;
}

/** A page of members by name; `search` selects names that begin with it. */
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
  return { members: page.items.map((item) => storedMember.parse(item)), nextCursor: page.nextCursor };
}

/**
 * Stores the next version of a member, while the version before is the stored one.
 * @returns false when a concurrent call has stored a version
 */
export async function storeMember(after: StoredMember): Promise<boolean> {
  const isAsRead = after.version === 1 ? { condition: IS_NEW } : hasVersion(after.version - 1);
  if (await isWritten(putItem(memberItem(after), isAsRead))) return true;
  // Sent again because its answer got lost, a version finds itself.
  return isDeepStrictEqual(await findMember(after.number), after);
}
