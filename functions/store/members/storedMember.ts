import * as z from 'zod/mini';
import { member as memberShape } from '../../../shared/contract/members/memberships.ts';
import type { Member } from '../../../shared/domain/membership/member.ts';
import { memberIndexKey, memberKey } from '../keys.ts';

/** A member as the table has it. */
const member = z.extend(memberShape, {
  type: z.literal('member'),
  /** The account that changed it last. */
  changedBy: z.string(),
});

export type StoredMember = z.output<typeof member>;

export const memberOf = (item: unknown): StoredMember => member.parse(item);

export function memberItem(stored: StoredMember) {
  return { ...memberKey(stored.number), ...memberIndexKey(stored.fullName, stored.number), ...stored };
}

interface Author {
  readonly by: string;
  readonly at: Date;
}

/** @param before null for a number that was not known */
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
