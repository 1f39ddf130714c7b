import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import { skatesToday } from '../../shared/domain/core/competitions/skatesToday.ts';
import { accountQuery, requestQuery } from '../api/queries.ts';
import { currentTime } from '../clock.ts';
import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import { hasOwnDay } from '../session/useSession.ts';
import { useAtRest } from '../ui/useAtRest.ts';

type Dated = Pick<Competition, 'id' | 'hasSchedule' | 'startDate' | 'endDate' | 'timeZone'>;

/** Competitions with a schedule that are held today. */
export const heldToday = (competitions: readonly Dated[], now: Date): readonly Dated[] =>
  competitions.filter((competition) => skatesToday(competition, now));

/** The results of the only competition of today, where the account has something there, else the latest of all. */
export const resultsAddress = (today: readonly Dated[], isMine: boolean): string => {
  const [only, ...others] = today;
  return only && isMine && others.length === 0 ? paths.publicResults(only.id) : paths.latestResults;
};

/** By what the cards of the day have asked; on a page without them the menu asks once it has come to rest. */
export function useResultsAddress({ id, role }: Pick<SessionUser, 'id' | 'role'>): string {
  const enabled = useAtRest() && hasOwnDay(role);
  const { data = [] } = useQuery({ ...requestQuery('listCompetitions'), enabled });
  const today = heldToday(data, currentTime());
  const params = { competitionId: today[0]?.id ?? '' };
  const { data: mine } = useQuery({
    ...accountQuery('getMySchedule', id, { params }),
    enabled: enabled && today.length === 1,
  });
  return resultsAddress(today, (mine?.appointments.length ?? 0) + (mine?.duties.length ?? 0) > 0);
}
