import { useQuery } from '@tanstack/react-query';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { requestQuery } from '../../../api/queries.ts';

const ASK_AGAIN_MILLISECONDS = 20_000;

/**
 * The posted results of the family's skaters, by programme, once one of them may have skated.
 * @param now venue time `YYYY-MM-DDTHH:MM`
 */
export function useResultsSince(
  { competition, appointments }: MySchedule,
  now: string,
  stateOf: (appointment: MyAppointment) => LiveBlock['state'] | undefined,
): ReadonlyMap<string, MyResult> {
  const results = useQuery({
    ...requestQuery('listMyResults', { params: { competitionId: competition.id } }),
    enabled: appointments.some(
      (one) => one.role === 'family' && (one.date < now.slice(0, 10) || stateOf(one) === 'done'),
    ),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  return new Map((results.data ?? []).map((result) => [result.programmeId, result]));
}
