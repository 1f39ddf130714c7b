import { itemKey, key } from '../../../platform/table/key.ts';

/** By which rules a competition is judged. */
export const judgingRulesKey = (competitionId: string) =>
  itemKey(key`COMPETITION#${competitionId}#JUDGING`, 'RULES');
