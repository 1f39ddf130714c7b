import { expect, it } from 'vitest';
import { hoursOf, scaleOf, timeAt, topOf } from './scale.ts';

const H = 3_600;
const COLUMN = {
  surfaceId: 'A',
  date: '2027-01-06',
  key: '2027-01-06 A',
  opens: 7 * H,
  closes: 21 * H,
  closed: [],
  isOpen: true,
};
const draftOf = (...starts: string[]) => ({
  tracks: [
    {
      surfaceId: 'A',
      date: '2027-01-06',
      version: 1,
      blocks: starts.map((start) => ({ start, seconds: 600, kind: 'custom' as const })),
    },
  ],
});
const foldedOf = (...starts: string[]) =>
  scaleOf([COLUMN], draftOf(...starts), 4, true).folded.map(({ from, until }) => [from / H, until / H]);

it('folds two empty hours and more, but for the hour behind a block', () => {
  expect(foldedOf('10:10:00')).toEqual([
    [7, 10],
    [12, 21],
  ]);
  expect(foldedOf('08:10:00', '10:50:00', '11:10:00', '18:00:00')).toEqual([[13, 18]]);
  expect(foldedOf('07:00:00', '10:00:00', '24:10:00')).toEqual([[12, 24]]);
  expect(foldedOf()).toEqual([]);
  expect(scaleOf([COLUMN], draftOf('10:10:00'), 4, false).folded).toEqual([]);
});

it('puts times below a strip nearer, at every zoom, and reads heights back', () => {
  for (const pixels of [1, 2, 4, 8]) {
    const scale = scaleOf([COLUMN], draftOf('07:00:00', '18:30:00'), pixels, true);
    expect(scale.folded).toEqual([{ from: 9 * H, until: 18 * H }]);
    expect(topOf(scale, 7 * H)).toBe(0);
    expect(topOf(scale, 9 * H)).toBe(120 * pixels);
    expect(topOf(scale, 18 * H)).toBe(120 * pixels + 32);
    expect(topOf(scale, 19 * H)).toBe(180 * pixels + 32);
    for (const time of [7 * H, 8.5 * H, 9 * H, 18.25 * H, 20 * H]) {
      expect(timeAt(scale, topOf(scale, time))).toBeCloseTo(time, 6);
    }
    // What is dropped on a strip begins its hours.
    expect(timeAt(scale, 120 * pixels + 20)).toBe(9 * H);
    expect(hoursOf(scale).map((hour) => hour / H)).toEqual([7, 8, 18, 19, 20]);
  }
});
