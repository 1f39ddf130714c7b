import { getItem } from '../../../platform/table/read.ts';
import { judgeKey } from './keys.ts';

/** Whether a coach was asked to judge at a competition. */
export const isJudge = async (competitionId: string, coachId: string): Promise<boolean> =>
  (await getItem(judgeKey(competitionId, coachId))) !== undefined;
