import { itemKey, key } from '../../../platform/table/key.ts';

/** How far the job has come with the accounts, and what its last run deleted. */
export const RETENTION_KEY = itemKey('RETENTION', 'RETENTION');

/** How far the job has come with a competition that is over. */
export const clearingKey = (competitionId: string) =>
  itemKey(key`COMPETITION#${competitionId}#RETENTION`, 'CLEARING');
