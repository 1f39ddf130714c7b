import { useQuery } from '@tanstack/react-query';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';

const LIVE_MILLISECONDS = 4_000;
/** Phones that opened the page together must not ask together. */
const JITTER_MILLISECONDS = 800;
const QUIET_MILLISECONDS = 60_000;

interface Days {
  readonly competition: { readonly days: readonly string[]; readonly timeZone: string };
}

/** When to ask again: every few seconds on a day of the competition, else once a minute. */
export function untilNextAsk(data: Days | undefined, now: Date, random: number): number {
  const isToday = data?.competition.days.includes(dayIn(now, data.competition.timeZone)) ?? false;
  return isToday ? LIVE_MILLISECONDS + (random - 0.5) * JITTER_MILLISECONDS : QUIET_MILLISECONDS;
}

const askAgain = (data: Days | undefined) => untilNextAsk(data, currentTime(), Math.random());

export const useResultList = (competitionId: string) =>
  useQuery({
    ...requestQuery('listResults', { params: { competitionId } }),
    refetchInterval: ({ state }) => askAgain(state.data),
  });

export const useTeamPoints = (competitionId: string) =>
  useQuery({
    ...requestQuery('getTeamPoints', { params: { competitionId } }),
    refetchInterval: ({ state }) => askAgain(state.data),
  });

/** @param updatedAt of the event in the list: asked again only when something was posted */
export const useEventResult = (competitionId: string, eventId: string, list: Days) =>
  useQuery({
    ...requestQuery('getResult', { params: { competitionId, eventId } }),
    refetchInterval: () => askAgain(list),
  });
