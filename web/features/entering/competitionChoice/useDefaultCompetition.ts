import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { queryKeyOf, requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { useUser } from '../../../session/useSession.ts';
import { comingCompetitions, defaultCompetition } from './competitionChoice.ts';
import { lastCompetition } from './lastCompetition.ts';

const FRESH = 5 * 60_000;

/** The competition for an address that names none. */
export function useDefaultCompetition(isWanted: boolean) {
  const user = useUser();
  const all = useQuery({ ...requestQuery('listCompetitions'), enabled: isWanted });
  const listed = all.data ?? [];
  const isCoach = user.role === 'HEAD_COACH';
  const now = currentTime();
  // A coach's own competitions have entries of the coach's rink, or are held there.
  const candidates =
    isWanted && isCoach ? listed.filter((one) => needsCompetitionLookup(one, user.rinkId, now)) : [];
  const entered = useEntered(
    candidates.map(({ id }) => id),
    user.rinkId,
  );
  const isOwn = (one: Competition) => !isCoach || one.ring === user.rinkId || entered.ids.includes(one.id);
  return {
    listed,
    own: comingCompetitions(listed.filter(isOwn), now),
    competition: defaultCompetition(listed, {
      lastUsed: lastCompetition(user.id),
      isOwn,
      now,
      today: dayIn(now, 'UTC'),
    }),
    isPending: isWanted && (all.isPending || entered.isPending),
    isError: all.isError,
    refetch: () => all.refetch(),
  };
}

/** Which of these competitions have entries of a rink. One whose rinks do not load counts as having none. */
function useEntered(competitionIds: readonly string[], rinkId: string | null) {
  const queries = useQueryClient();
  const rinksOf = async (competitionId: string) => {
    const query = { ...requestQuery('listHomeRinks', { params: { competitionId } }), staleTime: FRESH };
    return queries.fetchQuery(query).catch(() => []);
  };
  const { data = [], isPending } = useQuery({
    queryKey: queryKeyOf('listHomeRinks', 'enteredBy', rinkId, competitionIds),
    queryFn: async () => {
      const rinks = await Promise.all(competitionIds.map(rinksOf));
      return competitionIds.filter((_, at) => rinks[at]?.some(({ identity }) => identity === rinkId));
    },
    enabled: competitionIds.length > 0,
    staleTime: FRESH,
  });
  return { ids: data, isPending: isPending && competitionIds.length > 0 };
}

function needsCompetitionLookup(competition: Competition, rinkId: string | null, now: Date): boolean {
  const isOver = competition.endDate < dayIn(now, competition.timeZone);
  return rinkId !== null && competition.ring !== rinkId && !isOver;
}
