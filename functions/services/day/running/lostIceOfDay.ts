import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { DayTrack } from '../../../../shared/domain/day/running/dayTracks.ts';
import { lostIce } from '../../../../shared/domain/day/running/lostIce.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import type { StoredIce } from '../../../store/entering/ice/repository.ts';

interface DayWithIce {
  readonly tracks: readonly DayTrack[];
  readonly date: string;
  /** Of the day, by now. */
  readonly nowSeconds: number;
}

/** Hours of a running day in which flights to come have no ice any more, and those without ice that are on now. */
export function lostIceOfDay(
  { surfaces }: Pick<StoredIce, 'surfaces'>,
  { tracks, date, nowSeconds }: DayWithIce,
): DayRuns['lostIce'] {
  const clock = (seconds: number) => timeOfSeconds(seconds).slice(0, -3);
  const flights = tracks.flatMap(({ surfaceId, blocks }) =>
    blocks.flatMap(({ block, expected }) => {
      const start = secondsOfTime(block.start);
      const id = block.flightId;
      if (id === undefined || expected.state !== 'toCome') return [];
      // Of a day on which nobody taps, nothing that is over needs ice.
      if (Math.max(start, expected.start ?? 0) + block.seconds <= nowSeconds) return [];
      return [{ id, surfaceId, start, expected: expected.start, seconds: block.seconds }];
    }),
  );
  return lostIce(surfaces, date, flights, nowSeconds).map(({ from, until, ...lost }) => ({
    ...lost,
    from: clock(from),
    until: clock(until),
    flightIds: [...lost.flightIds],
  }));
}
