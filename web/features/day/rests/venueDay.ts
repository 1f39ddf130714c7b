import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { currentTime } from '../../../clock.ts';

/** The day whose flights are shown, at its venue. */
export type VenueDay = Pick<DayRuns, 'date'> & Pick<DayRuns['competition'], 'timeZone'>;

/** The seconds since the venue's midnight of a day, by the server's clock, when it is asked. */
export const venueSecondsNow = ({ date, timeZone }: VenueDay): number =>
  venueSeconds(new Date(currentTime().getTime() + serverAhead()).toISOString(), date, timeZone);
