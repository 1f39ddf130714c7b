import { itemKey, key } from '../../../platform/table/key.ts';
import { userPartition } from '../../keys.ts';

/** A skater's page within a competition, with the account that shares it. */
export const skaterPageKey = (accountId: string, competitionId: string, personId: string) =>
  itemKey(userPartition(accountId), key`SKATERPAGE#${competitionId}#${personId}`);
export const skaterPagePrefix = (competitionId: string) => key`SKATERPAGE#${competitionId}#`;
export const SKATER_PAGE_PREFIX = 'SKATERPAGE#';

/** Finds a page by the hash of its address's token. */
export const skaterPageLinkKey = (tokenHash: string) => itemKey(key`SKATERPAGE#${tokenHash}`, 'LINK');
