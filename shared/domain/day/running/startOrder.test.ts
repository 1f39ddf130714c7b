import { expect, it } from 'vitest';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { orderWithLast } from './startOrder.ts';

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
