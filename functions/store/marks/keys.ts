import { itemKey, key } from '../../platform/table/key.ts';

/** The sheets of a flight: their state, and every mark that was written. */
export const sheetsPartition = (competitionId: string, flightId: string) =>
  key`COMPETITION#${competitionId}#SHEETS#${flightId}`;
export const sheetStateKey = (competitionId: string, flightId: string) =>
  itemKey(sheetsPartition(competitionId, flightId), 'STATE');
