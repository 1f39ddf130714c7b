import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { usePresent } from '../../../ui/now.ts';

/** The venue's clock by the server, `YYYY-MM-DDTHH:MM`: a device whose own clock is wrong shows the same. */
export function useServerTime(timeZone: string): string {
  return usePresent((now) => venueTimeOf(new Date(now.getTime() + serverAhead()).toISOString(), timeZone));
}
