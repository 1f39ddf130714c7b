import { describe, expect, it } from 'vitest';
import type { DayTrack } from './dayTracks.ts';
import { minuteOf, trackOfDay as track } from './dayTracks.testing.ts';
import { shortRests } from './shortRests.ts';

const RULES = { restMinutes: { least: 10, wanted: 25, otherSurface: 10 } };

/** A day with Leo in `art` and `free`, Ada in `free` and `solo`, which everybody else skates too. */
const PEOPLE: Record<string, string[]> = { art: ['leo'], free: ['leo', 'ada'], solo: ['ada'] };

const starters = (flightId: string, movedBack: ReadonlyMap<string, number> = new Map()) => ({
  skaters: PEOPLE[flightId] ?? [],
  warmUpSeconds: 240,
  movedBack,
});

const found = (...tracks: DayTrack[]) => shortRests(tracks, RULES, (flightId) => starters(flightId));

describe('the rests of a day as it goes', () => {
  it('are long enough while the day is on time', () => {
    expect(found(track('A', 'art 09:20 09:20-09:30'), track('B', 'free 10:01 10:01-10:11'))).toEqual([]);
  });

  it('are too short once one surface is late: the order turns round, and the change of surface counts', () => {
    // The surface with `art` is 57 minutes late: it skates after `free`, from which Leo has six minutes.
    expect(found(track('A', 'art 09:20 10:17-10:27'), track('B', 'free 10:01 10:01-10:11'))).toEqual([
      {
        skaters: ['leo'],
        from: 'free',
        to: 'art',
        minutes: 6,
        leastMinutes: 20,
        readyAt: 60 * minuteOf('10:31'),
        isReversed: true,
      },
    ]);
  });

  it('count ten minutes on one surface, to the minute', () => {
    const at = (start: string) =>
      found(track('A', 'free 10:00 10:00-10:10 now', `solo 10:20 ${start}-10:40`)).map(
        ({ minutes }) => minutes,
      );
    expect(at('10:20')).toEqual([]);
    expect(at('10:19')).toEqual([9]);
  });

  it('are negative for two flights at once, and name each skater', () => {
    PEOPLE['duo'] = ['leo', 'ada'];
    expect(found(track('A', 'duo 10:00 10:05-10:15'), track('B', 'free 10:01 10:01-10:11'))).toMatchObject([
      { skaters: ['leo', 'ada'], minutes: -6, isReversed: true },
    ]);
  });

  it('are nobody’s business once the second flight is on the ice, or nobody skates in it', () => {
    const late = track('A', 'art 09:20 10:17-10:27 now');
    expect(found(late, track('B', 'free 10:01 10:01-10:11 done'))).toEqual([]);
    expect(shortRests([track('A', 'art 09:20 10:17-10:27')], RULES, () => starters('nobody'))).toEqual([]);
  });

  it('count up to the own start of a skater whom the day moved back in the second flight', () => {
    const tracks = [track('A', 'free 10:00 10:00-10:10 now', `solo 10:20 10:12-10:36`)];
    const moved = (share: number) =>
      shortRests(tracks, RULES, (flightId) => starters(flightId, new Map([['ada', share]])));
    // Four minutes of warm-up and four programmes of five: the last one starts at 10:31, the second at 10:21.
    expect(moved(0.75)).toEqual([]);
    expect(moved(0.25)).toEqual([]);
    // The first one skates at 10:16.
    expect(moved(0)).toMatchObject([{ skaters: ['ada'], minutes: 6, readyAt: 60 * minuteOf('10:16') }]);
  });
});
