import { itemKey, key } from '../../../platform/table/key.ts';

/** What the organisers of a competition have sent to many families; each family's copy is a mail of its own (`emailedKey`). */
export const messagesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#MESSAGES`;
export const messageKey = (competitionId: string, id: string) =>
  itemKey(messagesPartition(competitionId), id);
