import { useQuery } from '@tanstack/react-query';
import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useServerTime } from '../../day/live/index.ts';
import { withExpected } from './dayPlan.ts';
import { hasFlightPassed, rinkStatusOf } from './rinkStatus.ts';
import { useExpected } from './useExpected.ts';

/** What the live page does not know, as who is checked in. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** The starts of the head coach's rink in a competition. */
export const useRinkSchedule = (competitionId: string, isWanted = true) =>
  useQuery({
    ...requestQuery('getRinkSchedule', { params: { competitionId } }),
    enabled: isWanted,
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });

interface Starts extends Pick<RinkSchedule, 'starts'> {
  readonly competition: Pick<RinkSchedule['competition'], 'id' | 'timeZone'>;
}

/** The starts of a rink by the time that is expected, each with the published one and what became of it. */
export function useRinkStarts({ competition, starts }: Starts) {
  const { startNowOf, stateOf, heldUntilOf, today, live, asked } = useExpected({
    competition,
    appointments: starts,
    duties: [],
  });
  const now = useServerTime(competition.timeZone);
  const times = new Map(
    withExpected({ appointments: starts, duties: [] }, live).appointments.map((one) => [
      one.programmeId,
      one.start,
    ]),
  );
  const ordered = starts
    .map((published) => {
      const start = times.get(published.programmeId) ?? published.start;
      const seen = { state: stateOf(published), start, now };
      return {
        ...published,
        start,
        published,
        times: startNowOf(published) ?? { time: published.start, publishedTime: null },
        heldUntil: heldUntilOf(published),
        status: rinkStatusOf(published, seen),
        isPast: hasFlightPassed(published, seen),
        isToday: published.date === today,
      };
    })
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) || secondsOfTime(one.start) - secondsOfTime(other.start),
    );
  /** The first answer of the day is on its way: until then only the clock says what is over. */
  const isAsking = asked.isLoading;
  return { ordered, today, now, isAsking };
}

export type RinkStartNow = ReturnType<typeof useRinkStarts>['ordered'][number];
