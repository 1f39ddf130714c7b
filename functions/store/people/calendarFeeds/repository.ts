import * as z from 'zod/mini';
import { FEED_KINDS, type FeedKind } from '../../../../shared/contract/people/accounts/feedKinds.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import { userKey, userPartition } from '../../keys.ts';
import { FEED_PREFIX, feedKey, feedLinkKey } from './keys.ts';

const storedFeed = z.object({
  type: z.literal('calendarFeed'),
  accountId: z.string(),
  kind: z.enum(FEED_KINDS),
  tokenHash: z.string(),
  /** A UTC instant. */
  createdAt: z.string(),
});

export type StoredFeed = z.output<typeof storedFeed>;

const feedLink = z.object({ accountId: z.string(), kind: z.enum(FEED_KINDS) });

export async function feedsOfAccount(accountId: string): Promise<StoredFeed[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :feeds)',
    ExpressionAttributeValues: { ':account': userPartition(accountId), ':feeds': FEED_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedFeed.parse(item));
}

/**
 * Stores a feed in place of the account's one of that kind, whose link works no more.
 * @throws {ApiError} Busy when the feed is made or revoked at this moment
 */
export async function replaceFeed(feed: StoredFeed): Promise<void> {
  const before = await findFeed(feed.accountId, feed.kind);
  await transact([
    putWrite({ ...feedKey(feed.accountId, feed.kind), ...feed }, isStill(before)),
    createWrite({ ...feedLinkKey(feed.tokenHash), type: 'feedLink', ...feedLink.parse(feed) }),
    ...(before ? [deleteWrite(feedLinkKey(before.tokenHash))] : []),
  ]);
}

/**
 * @returns whether there was one to revoke
 * @throws {ApiError} Busy when the feed is made or revoked at this moment
 */
export async function removeFeed(accountId: string, kind: FeedKind): Promise<boolean> {
  const before = await findFeed(accountId, kind);
  if (!before) return false;
  await transact([
    deleteWrite(feedKey(accountId, kind), isStill(before)),
    deleteWrite(feedLinkKey(before.tokenHash)),
  ]);
  return true;
}

/** The feed of a link; null where it is revoked, or where the account is gone. */
export async function feedOfLink(tokenHash: string): Promise<StoredFeed | null> {
  const link = feedLink.safeParse(await getItem(feedLinkKey(tokenHash))).data;
  if (!link) return null;
  const items = await getItems([feedKey(link.accountId, link.kind), userKey(link.accountId)], true);
  const feed = items.flatMap((item) => storedFeed.safeParse(item).data ?? [])[0];
  return feed?.tokenHash === tokenHash && items.length === 2 ? feed : null;
}

async function findFeed(accountId: string, kind: FeedKind): Promise<StoredFeed | null> {
  return storedFeed.safeParse(await getItem(feedKey(accountId, kind))).data ?? null;
}

const isStill = (before: StoredFeed | null) => ({
  condition: before ? 'tokenHash = :token' : IS_NEW,
  ...(before && { values: { ':token': before.tokenHash } }),
  onConflict: () => new ApiError('Busy'),
});
