import { itemKey, key, type Gsi1Key } from '../../platform/table/key.ts';
import { coachPartition } from '../coaches/keys.ts';

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

/** Mails to judges. A new mail is a new item, which the table's stream takes for one to send. */
export const JUDGE_MAIL_PREFIX = 'JUDGEMAIL#';
export const judgeMailKey = (competitionId: string, coachId: string, at: string) =>
  itemKey(judgesPartition(competitionId), key`JUDGEMAIL#${coachId}#${at}`);
/** Unsent mails to judges of all competitions, oldest first. */
export const UNSENT_JUDGE_MAILS = 'UNSENTJUDGEMAILS';
export const unsentJudgeMailKey = (at: string, competitionId: string, coachId: string): Gsi1Key => ({
  gsi1pk: UNSENT_JUDGE_MAILS,
  gsi1sk: key`${at}#${competitionId}#${coachId}`,
});
