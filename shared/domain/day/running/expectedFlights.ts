import { secondsOfTime } from '../../core/dates/times.ts';
import type { DayTrack } from './dayTracks.ts';

/** A flight of a day that has or will have the ice, in seconds since the venue's midnight. */
export interface ExpectedFlight {
  readonly flight: { readonly id: string };
  readonly surfaceId: string;
  readonly date: string;
  /** Tapped or expected. */
  readonly start: number;
  readonly end: number;
  /** In the schedule. */
  readonly published: { readonly start: number; readonly end: number };
  readonly isToCome: boolean;
  readonly isOver: boolean;
}

/** The flights of a day with when they are on the ice, by start. */
export function expectedFlights(tracks: readonly DayTrack[]): ExpectedFlight[] {
  return tracks
    .flatMap(({ surfaceId, blocks }) =>
      blocks.flatMap(({ block, expected: { start, end, state } }): ExpectedFlight[] => {
        if (block.flightId === undefined || start === null || state === 'skipped') return [];
        const from = secondsOfTime(block.start);
        return [
          {
            flight: { id: block.flightId },
            surfaceId,
            date: block.date,
            start,
            end: end ?? start + block.seconds,
            published: { start: from, end: from + block.seconds },
            isToCome: state === 'toCome',
            isOver: state === 'done',
          },
        ];
      }),
    )
    .toSorted((one, other) => one.start - other.start);
}
