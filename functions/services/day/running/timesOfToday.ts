import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import type { ReadFlightTimes } from '../../planning/publishing/judgedSeats.ts';
import { dayFacts } from './dayFacts.ts';
import { shownFlights, tracksOn } from './shownFlights.ts';

/** The times of today's flights as every page shows them now. */
export const timesOfToday: ReadFlightTimes = async (competitionId, now) => {
  const running = await dayFacts(competitionId, now);
  const { tracks } = tracksOn(running, skatingDay(now, running.competition.timeZone), now);
  return new Map(
    shownFlights(tracks).map(({ flightId, start, state }) => [
      flightId,
      { start, isOver: state === 'done' || state === 'skipped' },
    ]),
  );
};
