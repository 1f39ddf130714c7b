import { secondsOfTime } from '../../core/dates/times.ts';
import type { DayTrack } from './dayTracks.ts';

/** A start that is earlier than this is asked about: families may not be there. */
const EARLY_MINUTES = 5;

interface ShownFlight {
  /** As published. */
  readonly start: string;
  /** As every page shows it now; null for one that was skipped. */
  readonly expected: string | null;
}

/** `HH:MM` at which the families of a flight expect it: what their pages show. */
export const familiesTime = ({ start, expected }: ShownFlight): string => expected ?? start.slice(0, 5);

/**
 * By how many minutes a flight that starts now is earlier than its families expect; 0 where that is nothing to ask about.
 * @param now seconds since the venue's midnight of its day
 */
export function earlyMinutes(flight: ShownFlight, now: number): number {
  const shown = secondsOfTime(familiesTime(flight));
  return now < shown - EARLY_MINUTES * 60 ? Math.floor(shown / 60) - Math.floor(now / 60) : 0;
}

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
