import { timeOfSeconds } from '../../core/dates/times.ts';
import { expectedTrack, type TimedBlock } from './expectedTimes.ts';

/** For so long after its planned end a flight may only lack the tap that ends it. */
const GRACE_SECONDS = 60;
/** What moves with the clock is another one this much later. */
const A_MOMENT = 60;

/** A flight that is on the ice longer than planned: nobody knows when the next one begins. */
export interface Overtime {
  /** When it started, on the clock of the blocks. */
  readonly since: number;
  /** Places in the track of the flights that move with the clock until it ends. */
  readonly waiting: ReadonlySet<number>;
}

/**
 * Whether the flight on the ice is over its time, and who waits for it: a lunch that can be shorter may make up for it.
 * @param now on the clock of the blocks
 * @returns null while it is in its time, and where none is on the ice
 */
export function overtimeOf(blocks: readonly TimedBlock[], now: number): Overtime | null {
  const [track, later] = [expectedTrack(blocks, now), expectedTrack(blocks, now + A_MOMENT)];
  const running = blocks.find(({ flight }, place) => flight && track[place]?.state === 'now');
  const since = running?.flight?.startedAt ?? null;
  if (!running || since === null || since + running.seconds + GRACE_SECONDS >= now) return null;
  const isMoved = (place: number) => (later[place]?.start ?? 0) > (track[place]?.start ?? Infinity);
  const places = [...blocks.keys()].filter(
    (place) => blocks[place]?.flight && track[place]?.state === 'toCome' && isMoved(place),
  );
  return { since, waiting: new Set(places) };
}

/** As answers have it: since when, `HH:MM` at the venue. */
export const overtimeSince = (overtime: Overtime | undefined) =>
  overtime && { overtimeSince: timeOfSeconds(overtime.since).slice(0, -3) };
