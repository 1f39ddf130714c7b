import { itemKey, key, type Key } from '../../../platform/table/key.ts';

/** What the changes of a competition have left to do, by the change. */
export const followUpKey = (competitionId: string, change: string): Key =>
  itemKey(key`COMPETITION#${competitionId}#FOLLOWUPS`, key`${change}`);
