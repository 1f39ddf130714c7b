import { clock } from '../../entries/index.ts';
import { secondsOf } from './programmeTime.ts';

/** The range of a format's durations, "1:00–2:30"; empty if none is known. */
export function durationsOf({ events }: { readonly events: readonly { readonly time: string }[] }): string {
  const times = events.map(({ time }) => secondsOf(time)).filter((seconds) => !Number.isNaN(seconds));
  if (times.length === 0) return '';
  const [shortest, longest] = [Math.min(...times), Math.max(...times)];
  return shortest === longest ? clock(shortest) : `${clock(shortest)}–${clock(longest)}`;
}
