import { itemKey, key, type Key } from '../../../platform/table/key.ts';

/** The follow-ups of a competition, by the change that left them. */
export const followUpKey = (competitionId: string, change: string): Key =>
  itemKey(key`COMPETITION#${competitionId}#FOLLOWUPS`, key`${change}`);
