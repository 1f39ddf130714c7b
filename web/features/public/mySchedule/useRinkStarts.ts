import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { withExpected } from './dayPlan.ts';
import { useExpected } from './useExpected.ts';

/** The starts of a rink by the time that is expected, each with the published one and how far its flight is. */
export function useRinkStarts({ competition, starts }: RinkSchedule) {
  const { expectedOf, stateOf, heldUntilOf, today, live } = useExpected({
    competition,
    appointments: starts,
    duties: [],
  });
  const times = new Map(
    withExpected({ appointments: starts, duties: [] }, live).appointments.map((one) => [
      one.programmeId,
      one.start,
    ]),
  );
  const ordered = starts
    .map((published) => ({
      ...published,
      start: times.get(published.programmeId) ?? published.start,
      published,
      expected: expectedOf(published),
      heldUntil: heldUntilOf(published),
      state: stateOf(published) ?? null,
    }))
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) || secondsOfTime(one.start) - secondsOfTime(other.start),
    );
  return { ordered, today, live };
}

export type RinkStartNow = ReturnType<typeof useRinkStarts>['ordered'][number];
