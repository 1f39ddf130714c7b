import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { usePresent } from '../../../ui/now.ts';
import {
  awardsTimeOf,
  passedSeconds,
  startNow,
  timesOf,
  useLive,
  useServerTime,
} from '../../day/live/index.ts';

/** A published time of a flight, by which the live page has it too. */
type Place = Pick<MyAppointment, 'date' | 'surfaceId' | 'start'>;

interface Places {
  readonly competition: Pick<MySchedule['competition'], 'id' | 'timeZone'>;
  readonly appointments: readonly Place[];
  readonly duties: readonly Place[];
}

/** On a day of the competition: how it goes, and when a flight is expected, where that is another time than was published. */
export function useExpected({ competition, appointments, duties }: Places) {
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  const isToday = [...appointments, ...duties].some(({ date }) => date === today);
  const asked = useLive(competition.id, isToday);
  const live = asked.data?.date === today ? asked.data : undefined;
  const flights = new Map(
    (live?.surfaces ?? []).flatMap(({ id, blocks }) =>
      blocks.filter(({ flight }) => flight).map((block) => [`${id} ${block.start}`, block]),
    ),
  );
  const blockOf = ({ date, surfaceId, start }: Place) =>
    date === today ? flights.get(`${surfaceId} ${start.slice(0, -3)}`) : undefined;
  const expectedOf = (appointment: Place): string | null => {
    const block = blockOf(appointment);
    const found = block && timesOf(block);
    return found && found.publishedTime !== null ? found.time : null;
  };
  const stateOf = (appointment: Place): LiveBlock['state'] | undefined => blockOf(appointment)?.state;
  const heldUntilOf = (appointment: Place): string | null => blockOf(appointment)?.heldUntil ?? null;
  const hasNoIceOf = (appointment: Place): boolean => blockOf(appointment)?.hasNoIce === true;
  const waitsOf = (appointment: Place): boolean => blockOf(appointment)?.waits === true;
  const now = useServerTime(competition.timeZone);
  /** What a list of starts shows as its time; undefined where the day says nothing of it. */
  const startNowOf = (appointment: Place): ReturnType<typeof startNow> | undefined => {
    const block = blockOf(appointment);
    return block && startNow(block, passedSeconds(today, now));
  };
  /** `HH:MM` when its medals are given; null where that is not planned, or long over. */
  const awardsOf = (appointment: Place): string | null => {
    const flight = blockOf(appointment)?.flight;
    const surface = live?.surfaces.find(({ id }) => id === appointment.surfaceId);
    return flight && surface ? awardsTimeOf(surface, flight, today, now) : null;
  };
  const ownBlocks = live ? [...appointments, ...duties].map(blockOf) : null;
  // A late day's first glance must not be a time that nobody expects any more. Without a network the published one is all there is.
  const isWaiting = isToday && asked.isLoading && asked.failureCount === 0;
  return {
    expectedOf,
    stateOf,
    heldUntilOf,
    hasNoIceOf,
    waitsOf,
    startNowOf,
    awardsOf,
    ownBlocks,
    today,
    live,
    asked,
    isWaiting,
  };
}

/**
 * Asks for the own schedule as soon as the day of the own flights is another one: times come from the live answer, who is
 * scratched from the schedule, and a page must not show the one without the other.
 * @param ownBlocks null while the live day is not known
 */
export function useAskedWithDay(
  { refetch }: Pick<UseQueryResult, 'refetch'>,
  ownBlocks: readonly (LiveBlock | undefined)[] | null,
): void {
  const day = ownBlocks && stateOfBlocks(ownBlocks);
  const before = useRef(day);
  useEffect(() => {
    const isChange = day !== null && before.current !== null && day !== before.current;
    before.current = day ?? before.current;
    if (isChange) void refetch();
  }, [day, refetch]);
}

/** What the taps of the day changed: starts, holds, scratches; a cancelled flight is no block. Times that only drift are none. */
export const stateOfBlocks = (blocks: readonly (LiveBlock | undefined)[]): string =>
  JSON.stringify(
    blocks.map((block) => [
      block?.state,
      block?.heldUntil,
      block?.flight?.skaters.map(({ missed }) => missed),
    ]),
  );
