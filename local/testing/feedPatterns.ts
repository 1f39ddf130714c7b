import * as feeds from '../../functions/store/people/calendarFeeds/repository.ts';

/** The reads and writes of an account's calendar feeds, one of which it has made before. */
export async function feedPatterns(accountId: string, now: Date) {
  const feed = (kind: feeds.StoredFeed['kind'], tokenHash: string): feeds.StoredFeed => ({
    type: 'calendarFeed',
    accountId,
    kind,
    tokenHash,
    createdAt: now.toISOString(),
  });
  await feeds.replaceFeed(feed('family', 'first'));
  await feeds.replaceFeed(feed('coach', 'other'));
  return {
    feedsOfAccount: () => feeds.feedsOfAccount(accountId),
    replaceFeed: () => feeds.replaceFeed(feed('family', 'second')),
    feedOfLink: () => feeds.feedOfLink('second'),
    removeFeed: () => feeds.removeFeed(accountId, 'coach'),
  };
}
