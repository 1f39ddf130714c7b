import { describe, expect, it } from 'vitest';
import { pathOfWidth, pathWithWidths, smallerProblem, widthsOf } from './pictureWidths.ts';

const ID = '01KDEM0P0STER0000000000001';
const whole = { width: 1_600, height: 1_067 };

it('names the widths of a poster in its path, and reads them there', () => {
  const path = pathWithWidths(`/images/${ID}.webp`, whole, [960, 480]);
  expect(path).toBe(`/images/${ID}-480-960-1600x1067.webp`);
  expect(pathOfWidth(`/images/${ID}.webp`, 480)).toBe(`/images/${ID}-480.webp`);
  expect(widthsOf(path)).toEqual({
    width: 1_600,
    height: 1_067,
    smaller: [
      { path: `/images/${ID}-480.webp`, width: 480 },
      { path: `/images/${ID}-960.webp`, width: 960 },
    ],
  });
});

it.each([
  'figure:loop',
  '/images/demo/harbour-lights.svg',
  `/images/${ID}.webp`,
  `/images/${ID}-480.webp`,
  '',
])('knows no widths of %s', (path) => expect(widthsOf(path)).toBeNull());

describe('the smaller widths of a picture', () => {
  it.each([
    ['none', [], null],
    ['the same picture, rounded', [{ width: 480, height: 320, bytes: 20_000 }], null],
    ['one of 60,000 bytes, as wide as the whole', [{ width: 1_600, height: 1_067, bytes: 60_000 }], null],
    ['one of a byte more', [{ width: 480, height: 320, bytes: 60_001 }], 'MustSmaller'],
    ['another proportion', [{ width: 480, height: 322, bytes: 1 }], 'MustValid'],
    ['a wider one', [{ width: 1_601, height: 1_067, bytes: 1 }], 'MustValid'],
    [
      'the same width twice',
      [
        { width: 480, height: 320, bytes: 1 },
        { width: 480, height: 320, bytes: 2 },
      ],
      'MustValid',
    ],
  ] as const)('%s: %j is %s', (_what, smaller, problem) => {
    expect(smallerProblem(whole, smaller)).toBe(problem);
  });
});
