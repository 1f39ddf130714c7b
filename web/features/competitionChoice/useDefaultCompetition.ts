import { useQueries, useQuery } from '@tanstack/react-query';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { dayIn } from '../../../shared/domain/registration/timeZone.ts';
import { queryOf } from '../../api/queries.ts';
import { currentTime } from '../../clock.ts';
import { useUser } from '../../session/useSession.ts';
import { comingCompetitions, defaultCompetition } from './competitionChoice.ts';
import { lastCompetition } from './lastCompetition.ts';

/** The competition for an address that names none. */
export function useDefaultCompetition(isWanted: boolean) {
  const user = useUser();
  const all = useQuery({ ...queryOf('listCompetitions'), enabled: isWanted });
  const listed = all.data ?? [];
  const isCoach = user.role === 'HEAD_COACH';
  const now = currentTime();
  // A coach's own competitions have entries of the coach's rink, or are held there.
  const candidates =
    isWanted && isCoach ? listed.filter((one) => needsCompetitionLookup(one, user.rinkId, now)) : [];
  const rinks = useQueries({
    queries: candidates.map(({ id }) => ({
      ...queryOf('listHomeRinks', { params: { competitionId: id } }),
      staleTime: 5 * 60_000,
    })),
  });
  const entered = candidates.filter((_, index) =>
    rinks[index]?.data?.some(({ identity }) => identity === user.rinkId),
  );
  const isOwn = (one: Competition) =>
    !isCoach || one.ring === user.rinkId || entered.some(({ id }) => id === one.id);
  return {
    listed,
    own: comingCompetitions(listed.filter(isOwn), now),
    competition: defaultCompetition(listed, {
      lastUsed: lastCompetition(user.id),
      isOwn,
      now,
      today: dayIn(now, 'UTC'),
    }),
    isPending: isWanted && (all.isPending || rinks.some((one) => one.isPending)),
    isError: all.isError,
    refetch: () => all.refetch(),
  };
}

function needsCompetitionLookup(competition: Competition, rinkId: string | null, now: Date): boolean {
  const isOver = competition.endDate < dayIn(now, competition.timeZone);
  return rinkId !== null && competition.ring !== rinkId && !isOver;
}
