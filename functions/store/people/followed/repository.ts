import * as z from 'zod/mini';
import type { FollowedSkater } from '../../../../shared/contract/people/followed.ts';
import { startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, getItems, queryAll, type Item } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { putWrite, updateWrite } from '../../../platform/table/writes.ts';
import { userPartition } from '../../keys.ts';
import { followingAccountKey } from '../push/keys.ts';
import { FOLLOWED_PREFIX, followedKey } from './keys.ts';

/** More than anybody cheers for: the item stays small. */
const MOST_FOLLOWED = 300;

const storedFollowed = z.object({
  competitionId: z.string(),
  /** A set of texts, so that two devices change it at once and lose nothing. */
  followed: z.optional(z.set(z.string())),
});

const skaterText = z.tuple([z.string(), z.string()], z.string());

const textOf = ({ name, rink, event }: FollowedSkater) =>
  JSON.stringify([name, rink, ...(event === undefined ? [] : [event])]);

function skatersIn(item: Item | undefined): FollowedSkater[] {
  const texts = item ? [...(storedFollowed.parse(item).followed ?? [])] : [];
  return texts.toSorted().map((text) => {
    const [name, rink, event] = skaterText.parse(JSON.parse(text));
    return event === undefined ? { name, rink } : { name, rink, event };
  });
}

export async function followedBy(accountId: string, competitionId: string): Promise<FollowedSkater[]> {
  return skatersIn(await getItem(followedKey(accountId, competitionId)));
}

/** Whom these accounts follow at a competition, by account. */
export async function followedByAccounts(
  accountIds: readonly string[],
  competitionId: string,
): Promise<ReadonlyMap<string, readonly FollowedSkater[]>> {
  const items = await getItems(accountIds.map((accountId) => followedKey(accountId, competitionId)));
  const byKey = new Map(items.map((item) => [String(item['pk']), skatersIn(item)]));
  return new Map(accountIds.map((accountId) => [accountId, byKey.get(userPartition(accountId)) ?? []]));
}

/** By competition, for the account's own file. */
export async function allFollowedBy(accountId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :followed)',
    ExpressionAttributeValues: { ':account': userPartition(accountId), ':followed': FOLLOWED_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => ({ competitionId: String(item['competitionId']), skaters: skatersIn(item) }));
}

export interface FollowChange {
  readonly accountId: string;
  readonly competitionId: string;
  readonly skaters: readonly FollowedSkater[];
  readonly isFollowed: boolean;
}

/**
 * Adds skaters to those whom an account follows, or takes them out; the same change again changes nothing.
 * @param lastDay of the competition, `YYYY-MM-DD`
 * @throws {ApiError} TooManyAttempts for more than anybody follows
 */
export async function changeFollowed(
  { accountId, competitionId, skaters, isFollowed }: FollowChange,
  lastDay: string,
): Promise<void> {
  const expiresAt = startOfDay(lastDay).getTime() / 1000 + secondsKept('followed');
  await transact([
    updateWrite(followedKey(accountId, competitionId), {
      update: `SET #type = :type, competitionId = :competition, expiresAt = :end ${isFollowed ? 'ADD' : 'DELETE'} followed :skaters`,
      condition: 'attribute_not_exists(followed) OR size(followed) < :most',
      names: { '#type': 'type' },
      values: {
        ':type': 'followed',
        ':competition': competitionId,
        ':end': expiresAt,
        ':skaters': new Set(skaters.map(textOf)),
        ':most': isFollowed ? MOST_FOLLOWED : MOST_FOLLOWED * 2,
      },
      onConflict: () => new ApiError('TooManyAttempts'),
    }),
    // By it a push finds who follows somebody.
    putWrite({
      ...followingAccountKey(competitionId, accountId),
      type: 'followingAccount',
      accountId,
      expiresAt,
    }),
  ]);
}
