import { useQuery } from '@tanstack/react-query';
import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';

const NONE: readonly MyAppointment[] = [];

/** The account's own times at a competition: what only it may read is in no public answer. */
export function useOwnAppointments(
  competitionId: string,
  accountId: string,
  version: number,
): readonly MyAppointment[] {
  const params = { competitionId };
  const schedule = useQuery({
    // Another account's answer is never taken for this one's; a new version moves the starts.
    queryKey: queryKeyOf('getMySchedule', { params }, accountId, version),
    queryFn: async ({ signal }) => (await call('getMySchedule', { params, signal, quiet: true })).data,
  });
  return schedule.data?.appointments ?? NONE;
}
