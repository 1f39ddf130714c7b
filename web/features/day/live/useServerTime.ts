import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { usePresent } from '../../../ui/now.ts';
import { passedSeconds } from './liveView.ts';

/** The venue's clock by the server, `YYYY-MM-DDTHH:MM`: a device whose own clock is wrong shows the same. */
export function useServerTime(timeZone: string): string {
  return usePresent((now) => venueTimeOf(new Date(now.getTime() + serverAhead()).toISOString(), timeZone));
}

/** How much of the shown day has passed, in seconds; null where it is not today. */
export const usePassed = ({ date, competition }: Pick<Live, 'date' | 'competition'>): number | null =>
  passedSeconds(date, useServerTime(competition.timeZone));
