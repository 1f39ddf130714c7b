import { expect, it } from 'vitest';
import { isSameSkater } from './deviceStars.ts';

const yu = { name: 'Hei Yu', rink: 'Lantern Bay' };
const [one, other] = ['Freestyle 4', 'Solo · Alpha'].map((event) => ({ ...yu, event }));

it('tells two skaters of one name and rink apart by their events', () => {
  if (!one || !other) throw new Error('There are two');
  expect([isSameSkater(one, one), isSameSkater(one, other)]).toEqual([true, false]);
});

it('keeps a star that was set while the name was one skater’s alone', () => {
  if (!one || !other) throw new Error('There are two');
  expect([one, other].map((skater) => isSameSkater(yu, skater))).toEqual([true, true]);
  expect(isSameSkater(yu, { ...yu, rink: 'Jade Street' })).toBe(false);
});
