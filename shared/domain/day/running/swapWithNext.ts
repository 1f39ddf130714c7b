import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import type { PublishedPlan } from '../../planning/published/publishedPlan.ts';
import type { CoachClash } from './coachClashes.ts';
import type { DayTrack } from './dayTracks.ts';
import type { ShortRest } from './shortRests.ts';

/** Who starts sooner than this is in the locker room already. */
export const SWAP_MINUTES = 5;

/** A day as it goes, with what is wrong in it. */
export interface WatchedDay {
  readonly tracks: readonly DayTrack[];
  readonly rests: readonly ShortRest[];
  readonly clashes: readonly CoachClash[];
}

type Trouble = Pick<ShortRest | CoachClash, 'from' | 'to'>;

/**
 * The flight with which the second flight of a trouble changes places, so that the trouble is gone and nothing else is
 * wrong that was not so before, by the rules that found it. It follows at once on the same ice, and even then starts no
 * sooner than families know (decision 0315).
 * @param nowSeconds since the venue's midnight
 * @param dayAfter the day by another plan
 * @returns its id, or null
 */
export function swapThatCures(
  trouble: Trouble,
  plan: PublishedPlan,
  { before, nowSeconds }: { readonly before: WatchedDay; readonly nowSeconds: number },
  dayAfter: (plan: PublishedPlan) => WatchedDay,
): string | null {
  const pair = pairFrom(before.tracks, trouble.to, nowSeconds);
  if (!pair) return null;
  const [own, next] = pair;
  const start = secondsOfTime(own.start);
  const gap = secondsOfTime(next.start) - start - own.seconds;
  const places = new Map([
    [next.flightId, start],
    [own.flightId, start + next.seconds + gap],
  ]);
  const blocks = plan.blocks
    .map((block) => {
      const place = block.flightId === undefined ? undefined : places.get(block.flightId);
      return place === undefined ? block : { ...block, start: timeOfSeconds(place) };
    })
    .toSorted((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));
  const after = dayAfter({ ...plan, blocks });
  const expected = after.tracks
    .flatMap((track) => track.blocks)
    .find(({ block }) => block.flightId === next.flightId)?.expected.start;
  if (expected === undefined || expected === null || expected < secondsOfTime(next.start)) return null;
  const isGone = ![...after.rests, ...after.clashes].some(
    ({ from, to }) => pairOf({ from, to }) === pairOf(trouble),
  );
  return isGone && isNoWorse(before, after) ? (next.flightId ?? null) : null;
}

/** A flight and the one after it, both still to come and not at once. */
function pairFrom(tracks: readonly DayTrack[], flightId: string, nowSeconds: number) {
  for (const { blocks } of tracks) {
    const place = blocks.findIndex(({ block }) => block.flightId === flightId);
    const [own, next] = [blocks[place], blocks[place + 1]];
    if (place < 0 || !own || next?.block.flightId === undefined) continue;
    const isFree = [own, next].every(
      ({ expected: { state, start } }) =>
        state === 'toCome' && start !== null && start >= nowSeconds + SWAP_MINUTES * 60,
    );
    return isFree ? ([own.block, next.block] as const) : null;
  }
  return null;
}

const pairOf = ({ from, to }: Trouble) => [from, to].toSorted().join(' ');

/** Whether everything that is wrong was so before, and no rest is shorter. */
function isNoWorse(before: WatchedDay, after: WatchedDay): boolean {
  const rests = new Map(before.rests.flatMap(restsOfSkaters));
  const clashes = new Set(before.clashes.flatMap(clashesOfCoaches));
  return (
    after.rests.flatMap(restsOfSkaters).every(([key, minutes]) => minutes >= (rests.get(key) ?? Infinity)) &&
    after.clashes.flatMap(clashesOfCoaches).every((key) => clashes.has(key))
  );
}

const restsOfSkaters = (rest: ShortRest) =>
  rest.skaters.map((skater) => [`${skater} ${pairOf(rest)}`, rest.minutes] as const);

const clashesOfCoaches = (clash: CoachClash) =>
  clash.coaches.map((coach) => `${clash.kind} ${coach} ${pairOf(clash)}`);
