import { describe, expect, it } from 'vitest';
import { teamPointsOf, type CountedProgramme } from './teamPoints.ts';

const counted = (points: number, ...skaters: [string, string][]): CountedProgramme => ({
  eventId: 'freestyle.freestyle-4',
  place: 1,
  points,
  name: 'Ada',
  skaters: skaters.map(([id, rink]) => ({ id, rink })),
});
const names = new Map([
  ['n', 'North Ice'],
  ['s', 'South Ice'],
]);
const standing = (...programmes: CountedProgramme[]) =>
  teamPointsOf(programmes, names).map(({ name, points, skaters, average, place, placeByAverage }) => [
    name,
    points,
    skaters,
    average,
    place,
    placeByAverage,
  ]);

describe('the rinks’ standing', () => {
  it('adds the points of all entries, and divides them by the skaters, each counted once', () => {
    expect(
      standing(
        counted(6, ['a', 'n']),
        counted(5, ['a', 'n']),
        counted(4, ['b', 'n']),
        counted(6, ['c', 's']),
      ),
    ).toEqual([
      ['North Ice', 15, 2, 7.5, 1, 1],
      ['South Ice', 6, 1, 6, 2, 2],
    ]);
  });

  it('gives a small rink its place by average', () => {
    expect(standing(counted(6, ['a', 'n']), counted(1, ['b', 'n']), counted(6, ['c', 's']))).toEqual([
      ['North Ice', 7, 2, 3.5, 1, 2],
      ['South Ice', 6, 1, 6, 2, 1],
    ]);
  });

  it('halves the points of a couple of two rinks, and of one rink it does not', () => {
    const [north, south] = teamPointsOf([counted(5, ['a', 'n'], ['b', 's'])], names);
    expect([north?.points, north?.skaters, south?.points]).toEqual([2.5, 1, 2.5]);
    expect(north?.entries).toEqual([
      { eventId: 'freestyle.freestyle-4', name: 'Ada', place: 1, points: 2.5, isShared: true },
    ]);
    expect(standing(counted(5, ['a', 'n'], ['b', 'n']))).toEqual([['North Ice', 5, 2, 2.5, 1, 1]]);
  });

  it('shares places, shows a rink that is not registered by its name, and leaves out nobody’s rink', () => {
    expect(standing(counted(5, ['a', 'n']), counted(5, ['b', 'Pond']), counted(3, ['c', '']))).toEqual([
      ['North Ice', 5, 1, 5, 1, 1],
      ['Pond', 5, 1, 5, 1, 1],
    ]);
  });

  it('counts whoever may not be named beside the rink in one sum, without event or place', () => {
    const hidden = { ...counted(6, ['a', 'n']), name: null, place: 1 };
    const other = { ...counted(4, ['b', 'n'], ['c', 's']), name: null, place: 3 };
    const [north, south] = teamPointsOf([hidden, other, counted(1, ['d', 'n'])], names);
    expect([north?.points, north?.otherPoints, north?.entries.length]).toEqual([9, 8, 1]);
    expect([south?.points, south?.otherPoints, south?.entries]).toEqual([2, 2, []]);
    expect(north?.points).toBe(8 + 1);
  });
});
