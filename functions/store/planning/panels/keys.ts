import { itemKey, key } from '../../../platform/table/key.ts';
import { coachPartition } from '../../people/coaches/keys.ts';

/** The judges of a competition, their swaps, their mails and the last report of the panels. */
export const judgesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#JUDGES`;
export const judgeKey = (competitionId: string, coachId: string) =>
  itemKey(judgesPartition(competitionId), key`JUDGE#${coachId}`);
export const swapKey = (competitionId: string, swapId: string) =>
  itemKey(judgesPartition(competitionId), key`SWAP#${swapId}`);
export const panelReportKey = (competitionId: string) => itemKey(judgesPartition(competitionId), 'REPORT');

/** The competitions that asked a coach to judge. */
export const JUDGING_PREFIX = 'JUDGING#';
export const judgingKey = (coachId: string, competitionId: string) =>
  itemKey(coachPartition(coachId), key`JUDGING#${competitionId}`);

/** Mails to judges. */
export const judgeMailKey = (competitionId: string, coachId: string, at: string) =>
  itemKey(judgesPartition(competitionId), key`JUDGEMAIL#${coachId}#${at}`);
/** Mails to judges of all competitions that were unsent before there was an outbox. */
export const UNSENT_JUDGE_MAILS = 'UNSENTJUDGEMAILS';
