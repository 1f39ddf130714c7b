import type { DayTrack } from './dayTracks.ts';
import type { BlockState } from './expectedTimes.ts';

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** The flights of a surface, each as `flight published expected-end state`; ten minutes in the schedule. */
export function trackOfDay(surfaceId: string, ...lines: string[]): DayTrack {
  return {
    surfaceId,
    blocks: lines.map((line) => {
      const [flightId = '', published = '', start = '', end = '', state = 'toCome'] = line.split(/[ -]/);
      const block = { surfaceId, date: '2027-01-06', start: `${published}:00`, seconds: 600, flightId };
      return {
        block: { ...block, kind: 'flight' as const },
        expected: { state: state as BlockState, start: 60 * minuteOf(start), end: 60 * minuteOf(end) },
      };
    }),
  };
}
