import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import type { DayTrack } from './dayTracks.ts';

/** Readers are told of a start that is this many minutes off its published time. */
const WORTH_SAYING = 3;

export interface ShownTrack {
  /** As many as the blocks: `HH:MM` as published or as expected now; null where neither a start nor an expectation is known. */
  readonly times: readonly (string | null)[];
  /** By how much the next flight to come is late; less than 0 where the one on the ice is early; 0 for a track on time. */
  readonly delayMinutes: number;
  /** While the track is on time: the first flight to come that is not, by its published `HH:MM`; null for none. */
  readonly laterDelay: LaterDelay | null;
}

/** A delay that begins with a later flight, because somebody holds it or a flight before it takes longer. */
export interface LaterDelay {
  readonly minutes: number;
  readonly from: string;
}

/**
 * What every page says of a surface's day. Once a block is a few minutes off, it and those after it show the minutes
 * expected, until one is on time again: times shifted in part would put two flights on the ice at once.
 */
export function shownTrack({ blocks }: Pick<DayTrack, 'blocks'>): ShownTrack {
  let isShifted = false;
  const shown = blocks.map((one) => {
    const { block, expected } = one;
    if (expected.start === null) return { ...one, time: null, shift: 0 };
    const shift = minutesBetween(secondsOfTime(block.start), expected.start);
    isShifted = shift !== 0 && (isShifted || Math.abs(shift) >= WORTH_SAYING);
    const time = isShifted ? timeOfSeconds(expected.start) : block.start;
    return { ...one, time: time.slice(0, 5), shift: isShifted ? shift : 0 };
  });
  const delayMinutes = delayOf(shown);
  const laterDelay = delayMinutes === 0 ? laterDelayOf(shown) : null;
  return { times: shown.map(({ time }) => time), delayMinutes, laterDelay };
}

/** Of the clock, which shows no seconds. */
const minutesBetween = (from: number, to: number) => Math.floor(to / 60) - Math.floor(from / 60);

type ShownBlock = DayTrack['blocks'][number] & { readonly shift: number };

/**
 * The delay of the next flight to come: a hold of a later one is said beside that one and makes nobody else late. One that
 * began late and holds nobody up doesn't count.
 */
function delayOf(shown: readonly ShownBlock[]): number {
  const flights = shown.filter(({ block }) => block.flightId !== undefined);
  const toCome = flightsToCome(shown);
  const next = Math.max(0, toCome[0]?.shift ?? 0);
  const onIce = flights.find(({ expected }) => expected.state === 'now');
  if (next > 0 || !onIce) return next;
  const { block, expected, shift } = onIce;
  const plannedEnd = secondsOfTime(block.start) + block.seconds;
  const own = Math.max(shift, minutesBetween(plannedEnd, expected.end ?? plannedEnd));
  if (toCome.length > 0) return Math.min(0, own);
  return Math.abs(own) >= WORTH_SAYING ? own : 0;
}

/** Flights of which nobody skates take no time, and nobody waits for them. */
const flightsToCome = (shown: readonly ShownBlock[]): ShownBlock[] =>
  shown.filter(
    ({ block, expected: { state, start, end } }) =>
      block.flightId !== undefined && state === 'toCome' && start !== end,
  );

function laterDelayOf(shown: readonly ShownBlock[]): LaterDelay | null {
  const late = flightsToCome(shown).find(({ shift }) => shift >= WORTH_SAYING);
  return late ? { minutes: late.shift, from: late.block.start.slice(0, 5) } : null;
}
