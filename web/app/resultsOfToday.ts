import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import { skatesToday } from '../../shared/domain/core/competitions/skatesToday.ts';
import { accountQuery, requestQuery } from '../api/queries.ts';
import { currentTime } from '../clock.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';

type Dated = Pick<Competition, 'id' | 'hasSchedule' | 'startDate' | 'endDate' | 'timeZone'>;

/** Competitions with a schedule that are held today. */
export const heldToday = (competitions: readonly Dated[], now: Date): readonly Dated[] =>
  competitions.filter((competition) => skatesToday(competition, now));

/** The results of the only competition of today, where the account has something there, else the latest of all. */
export const resultsAddress = (today: readonly Dated[], isMine: boolean): string => {
  const [only, ...others] = today;
  return only && isMine && others.length === 0 ? paths.publicResults(only.id) : paths.latestResults;
};

/** By what the cards of the day have asked already: a menu asks nothing of its own. */
export function useResultsAddress(): string {
  const { data = [] } = useQuery({ ...requestQuery('listCompetitions'), enabled: false });
  const today = heldToday(data, currentTime());
  const params = { competitionId: today[0]?.id ?? '' };
  const accountId = useSession().user?.id ?? '';
  const { data: mine } = useQuery({
    ...accountQuery('getMySchedule', accountId, { params }),
    enabled: false,
  });
  return resultsAddress(today, (mine?.appointments.length ?? 0) + (mine?.duties.length ?? 0) > 0);
}
