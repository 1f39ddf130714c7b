import { expect, it } from 'vitest';
import { withWalkOns } from './withWalkOns.ts';

it('adds each walk-on to the flight that it joined, unless the plan places it', () => {
  const flights = [
    { id: 'f1', programmes: ['p1'] },
    { id: 'f2', programmes: ['p2'] },
  ];
  const walkOns = new Map([['f1', ['walkOn', 'p2']]]);
  expect(withWalkOns({ flights }, walkOns).flights).toEqual([
    { id: 'f1', programmes: ['p1', 'walkOn'] },
    { id: 'f2', programmes: ['p2'] },
  ]);
});
