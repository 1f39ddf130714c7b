import { itemKey, key } from '../../../platform/table/key.ts';

/** The day of a competition: what was changed of its flights, who is there, which codes were given out. */
export const dayPartition = (competitionId: string) => key`COMPETITION#${competitionId}#DAY`;

/** Counts what changes the runs of the day. */
export const dayStampKey = (competitionId: string) => itemKey(dayPartition(competitionId), 'STAMP');
