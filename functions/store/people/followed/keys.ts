import { itemKey, key } from '../../../platform/table/key.ts';
import { userPartition } from '../../keys.ts';

/** Whom an account follows at a competition. */
export const followedKey = (accountId: string, competitionId: string) =>
  itemKey(userPartition(accountId), key`FOLLOWED#${competitionId}`);
export const FOLLOWED_PREFIX = 'FOLLOWED#';
