import type { FollowedSkater } from '../../../../shared/contract/people/followed.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { changeFollowed, followedBy, type FollowChange } from '../../../store/people/followed/repository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';

/**
 * Follows skaters, or follows them no more.
 * @returns whom the account follows then
 * @throws {ApiError} NotFound for an unknown competition; TooManyAttempts
 */
export async function updateFollowed(change: FollowChange, now: Date): Promise<FollowedSkater[]> {
  const { accountId, competitionId } = change;
  const { endDate } = await getCompetition(competitionId);
  await countAttempt({ what: 'followedByAccount', who: accountId, account: accountId }, now);
  await changeFollowed(change, endDate);
  return followedBy(accountId, competitionId);
}
