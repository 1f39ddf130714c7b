import { itemKey, key } from '../../platform/table/key.ts';

/** The results of a competition: what is approved of each flight, and every version of it. */
export const resultsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#RESULTS`;

export const RESULT_PREFIX = 'FLIGHT#';
export const resultKey = (competitionId: string, flightId: string) =>
  itemKey(resultsPartition(competitionId), key`FLIGHT#${flightId}`);

const digits = (version: number) => String(version).padStart(4, '0');
export const resultVersionKey = (competitionId: string, flightId: string, version: number) =>
  itemKey(resultsPartition(competitionId), key`FLIGHT#${flightId}#VERSION#${digits(version)}`);
