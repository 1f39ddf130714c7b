import { expect, it } from 'vitest';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { movedBackIn, orderWithLast } from './startOrder.ts';

const starter = (id: string, state: StarterState = 'expected') => ({
  programmeId: `p-${id}`,
  state,
  people: [{ id }],
});

it('puts people last, in the order in which they were', () => {
  const flight = [starter('ann'), starter('bea'), starter('cleo'), starter('dora')];
  expect(orderWithLast(flight, new Set(['ann', 'cleo']))).toEqual(['p-bea', 'p-dora', 'p-ann', 'p-cleo']);
});

it('changes nothing where they skate last already, whoever is scratched behind them', () => {
  const flight = [starter('ann'), starter('bea'), starter('cleo', 'scratched')];
  expect(orderWithLast(flight, new Set(['bea']))).toBeNull();
  expect(orderWithLast(flight, new Set(['nobody']))).toBeNull();
  expect(orderWithLast([starter('ann')], new Set(['ann']))).toBeNull();
});

it('knows whom the day moved back: the one behind whom another was published, and no other', () => {
  const published = ['p-ann', 'p-bea', 'p-cleo', 'p-dora'];
  const movedIn = (...skating: string[]) => Object.fromEntries(movedBackIn(published, skating));
  expect(movedIn('p-bea', 'p-cleo', 'p-dora', 'p-ann')).toEqual({ 'p-ann': 0.75 });
  expect(movedIn('p-bea', 'p-dora')).toEqual({});
  expect(movedIn('p-dora', 'p-bea', 'walk-on')).toEqual({ 'p-bea': 1 / 3 });
});
