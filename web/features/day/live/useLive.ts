import { useQuery } from '@tanstack/react-query';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { requestQuery } from '../../../api/queries.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { currentTime } from '../../../clock.ts';
import { isRunning } from './liveView.ts';

/** While a day runs: every 4 s, not all phones at the same moment. */
const RUNNING = { milliseconds: 4_000, jitter: 1_000 };
const IDLE_MILLISECONDS = 60_000;

/** Where the day is a part of another page: a visitor of the start page reads it once, and does not watch. */
export const GLANCE_MILLISECONDS = 20_000;

/**
 * Where a competition is, asked again as long as something can change.
 * @param every how often while a day runs, in milliseconds; by default as a page that is watched
 */
export function useLive(competitionId: string, isWanted = true, every = RUNNING.milliseconds) {
  return useQuery({
    ...requestQuery('getLive', { params: { competitionId } }),
    enabled: isWanted,
    refetchInterval: ({ state }) =>
      state.data && isRunningNow(state.data) ? soon(every) : IDLE_MILLISECONDS,
  });
}

export const soon = (every = RUNNING.milliseconds) => every + Math.random() * RUNNING.jitter;

function isRunningNow(live: Live): boolean {
  const now = new Date(currentTime().getTime() + serverAhead()).toISOString();
  return isRunning(live, venueTimeOf(now, live.competition.timeZone));
}
