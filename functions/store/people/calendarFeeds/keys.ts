import { itemKey, key } from '../../../platform/table/key.ts';
import { userPartition } from '../../keys.ts';

/** An account's feed of a kind; with the account it is deleted. */
export const feedKey = (accountId: string, kind: string) =>
  itemKey(userPartition(accountId), key`CALENDARFEED#${kind}`);
export const FEED_PREFIX = 'CALENDARFEED#';

/** Finds a feed by the hash of its link's token. */
export const feedLinkKey = (tokenHash: string) => itemKey(key`CALENDARFEED#${tokenHash}`, 'LINK');
