import * as followed from '../../functions/store/people/followed/repository.ts';

/** The reads and writes of whom an account follows. */
export function followPatterns(accountId: string) {
  const change = (isFollowed: boolean): followed.FollowChange => ({
    accountId,
    competitionId: 'followed',
    skaters: [{ name: 'Ada', rink: 'Pond' }],
    isFollowed,
  });
  return {
    changeFollowed: () => followed.changeFollowed(change(true), '2027-03-14'),
    followedBy: () => followed.followedBy(accountId, 'followed'),
    allFollowedBy: () => followed.allFollowedBy(accountId),
  };
}
