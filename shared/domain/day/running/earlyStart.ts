import { secondsOfTime } from '../../core/dates/times.ts';
import type { DayTrack } from './dayTracks.ts';

/** A start that is earlier than this is asked about: families may not be there. */
const EARLY_MINUTES = 5;

/**
 * Whether a flight that starts now starts long before the time that its families know.
 * @param now seconds since the venue's midnight of its day
 */
export const isEarlyAt = ({ start }: { readonly start: string }, now: number): boolean =>
  now < secondsOfTime(start) - EARLY_MINUTES * 60;

/**
 * The resurfacings that have not ended and stand right before a flight.
 * @returns their published `HH:MM`, by that flight's id
 */
export function openResurfacings({ blocks }: Pick<DayTrack, 'blocks'>): Map<string, string> {
  const found = new Map<string, string>();
  let open: string | null = null;
  for (const { block, expected } of blocks) {
    if (block.kind === 'resurfacing') open = expected.state === 'done' ? null : block.start.slice(0, 5);
    if (block.flightId === undefined) continue;
    if (open !== null) found.set(block.flightId, open);
    open = null;
  }
  return found;
}
