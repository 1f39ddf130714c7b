import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../api/queries.ts';
import { useUser } from '../../../session/useSession.ts';

const NONE: ReadonlySet<string> = new Set();

/** The programmes of a coach's own skaters in a competition; empty until they are known. */
export function useOwnPupils(competitionId: string): ReadonlySet<string> {
  const { id, coachId } = useUser();
  const { data } = useQuery({
    ...accountQuery('getMySchedule', id, { params: { competitionId } }),
    enabled: coachId !== null,
  });
  if (!data) return NONE;
  const pupils = data.appointments.filter(({ role }) => role === 'coach');
  return new Set(pupils.map(({ programmeId }) => programmeId));
}
