import type { Span } from '../../entering/onIce/bound.ts';

const MINUTE = 60;

/**
 * The second that a time in minutes means on a track. Blocks end within minutes and show minutes: at the shown end of a
 * block, another one stands after it.
 * @param minute seconds since the venue's midnight, as typed
 * @param others of the track, without the blocks that go there
 * @param own where what goes there starts now, if it is on that track: its shown start leaves it there
 */
export function exactStart(minute: number, others: readonly Span[], own: number | null): number {
  const isWithin = (second: number) => second >= minute && second < minute + MINUTE;
  const ends = others.map(({ until }) => until).filter(isWithin);
  if (ends.length > 0) return Math.max(...ends);
  return own !== null && isWithin(own) ? own : minute;
}
