import { expect, it } from 'vitest';
import { coachClashes } from './coachClashes.ts';
import { minuteOf, trackOfDay } from './dayTracks.testing.ts';
import type { DayTrack } from './dayTracks.ts';
import { shortRests } from './shortRests.ts';
import { swapThatCures } from './swapWithNext.ts';

/** Mia skates in `art` on A and in `solo` on B; Zoe in `jazz` on A and in `free` on B. */
const SKATERS: Record<string, string[]> = { art: ['mia'], solo: ['mia'], jazz: ['zoe'], free: ['zoe'] };
const RULES = { restMinutes: { least: 10, wanted: 20, otherSurface: 0 } };

/** Kim teaches whoever skates in `solo` and in `duet`. */
const watched = (tracks: readonly DayTrack[]) => ({
  tracks,
  clashes: coachClashes(tracks, {
    coaches: [{ id: 'kim', rinkId: null, certificates: [], skaterId: null, available: null }],
    panels: [],
    rules: { judges: 3, judgeMoveMinutes: 10 },
    coachesOf: (id) => ({ coaches: ['solo', 'duet'].includes(id) ? ['kim'] : [], skatingCoaches: [] }),
  }),
  rests: shortRests(tracks, RULES, (id) => ({
    skaters: SKATERS[id] ?? [],
    warmUpSeconds: 0,
    movedBack: new Map(),
  })),
});

/** @param after the second surface as it goes once its flights are swapped */
function swapIn(tracks: readonly DayTrack[], after: DayTrack, now = '09:00') {
  const before = watched(tracks);
  const [rest] = before.rests;
  if (!rest) throw new Error('A rest is too short');
  const plan = { flights: [], blocks: tracks.flatMap(({ blocks }) => blocks.map(({ block }) => block)) };
  const starts: Record<string, string> = {};
  const found = swapThatCures(rest, plan, { before, nowSeconds: 60 * minuteOf(now) }, ({ blocks }) => {
    for (const { flightId = '', start } of blocks) starts[flightId] = start;
    return watched([...tracks.slice(0, -1), after]);
  });
  return { found, starts };
}

const LATE = trackOfDay('A', 'art 09:00 09:25-09:35 now');
const SWAPPED = trackOfDay('B', 'free 09:30 09:45-09:55', 'solo 09:40 09:55-10:05');

it('a flight changes places with the one after it where that gives the rest', () => {
  const own = trackOfDay('B', 'solo 09:30 09:42-09:52', 'free 09:40 09:52-10:02');
  const { found, starts } = swapIn([LATE, own], SWAPPED);
  expect(found).toBe('free');
  expect(starts).toMatchObject({ free: '09:30:00', solo: '09:40:00' });
});

it('no flight does that starts in a moment, sooner than families know, or behind a pause', () => {
  const own = trackOfDay('B', 'solo 09:30 09:42-09:52', 'free 09:40 09:52-10:02');
  expect(swapIn([LATE, own], SWAPPED, '09:38').found).toBeNull();
  const early = trackOfDay('B', 'free 09:30 09:39-09:49', 'solo 09:40 09:55-10:05');
  expect(swapIn([LATE, own], early).found).toBeNull();
  expect(swapIn([LATE, trackOfDay('B', 'solo 09:30 09:42-09:52')], SWAPPED).found).toBeNull();
});

it('no swap helps that leaves the rest too short, makes another one so, or brings a coach to two places', () => {
  const own = trackOfDay('B', 'solo 09:30 09:42-09:52', 'free 09:40 09:52-10:02');
  const stays = trackOfDay('B', 'free 09:30 09:41-09:43', 'solo 09:40 09:43-09:53');
  expect(swapIn([LATE, own], stays).found).toBeNull();
  // The rest is long enough, and Kim would be due on both surfaces at once.
  const kim = trackOfDay('A', 'art 09:00 09:25-09:35 now', 'duet 09:50 09:54-10:04');
  expect(swapIn([kim, own], SWAPPED).found).toBeNull();
  const zoe = trackOfDay('A', 'art 09:00 09:25-09:35 now', 'jazz 09:10 09:35-09:41');
  expect(swapIn([zoe, own], SWAPPED).found).toBeNull();
});
