import { useQuery } from '@tanstack/react-query';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { requestQuery } from '../../../api/queries.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { currentTime } from '../../../clock.ts';
import { soon } from '../live/index.ts';

const IDLE_MILLISECONDS = 60_000;

/** The runs of today, or of the nearest day with ice; asked again while somebody else may tap. */
export function useRunsOfDay(competitionId: string) {
  return useQuery({
    ...requestQuery('listRuns', { params: { competitionId }, query: {}, quiet: true }),
    refetchInterval: ({ state }) => (state.data && isToday(state.data) ? soon() : IDLE_MILLISECONDS),
  });
}

function isToday({ date, competition }: DayRuns): boolean {
  const now = new Date(currentTime().getTime() + serverAhead()).toISOString();
  return date === venueTimeOf(now, competition.timeZone).slice(0, 10);
}
