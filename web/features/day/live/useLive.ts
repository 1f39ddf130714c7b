import { useQuery } from '@tanstack/react-query';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { requestQuery } from '../../../api/queries.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { currentTime } from '../../../clock.ts';

/** While a day runs: every 4 s, not all phones at the same moment. */
const RUNNING = { milliseconds: 4_000, jitter: 1_000 };
const IDLE_MILLISECONDS = 60_000;

/** Where a competition is, asked again as long as something can change. */
export function useLive(competitionId: string, isWanted = true) {
  return useQuery({
    ...requestQuery('getLive', { params: { competitionId } }),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? soon() : IDLE_MILLISECONDS),
  });
}

export const soon = () => RUNNING.milliseconds + Math.random() * RUNNING.jitter;

/** Whether it is a day of the competition, and something is still to come. */
function isRunning({ date, competition, surfaces }: Live): boolean {
  const now = new Date(currentTime().getTime() + serverAhead()).toISOString();
  const isOpen = surfaces.some(({ blocks }) => blocks.some(({ state }) => state !== 'done'));
  return isOpen && date !== null && date <= venueTimeOf(now, competition.timeZone).slice(0, 10);
}
