import { expect, it } from 'vitest';
import { coachOptions } from './useEntryFilters.ts';

const coach = (id: string, name: string, rinkIds: string[], mergedIds: string[] = []) => ({
  id,
  name,
  rinkIds,
  mergedIds,
});

it('two coaches of one name are told apart by their rinks, and merged doubles are one', () => {
  const rinks = new Map([
    ['r-1', 'Lantern Bay'],
    ['r-2', 'Copper Ridge'],
  ]);
  const coaches = [
    coach('c-1', 'Nils Vane', ['r-1']),
    coach('c-2', 'Nils Vane', ['r-2', 'r-1']),
    coach('c-3', 'Ida Moss', ['r-2'], ['c-4']),
  ];
  expect(coachOptions(coaches, rinks)).toEqual([
    { value: 'c-1', label: 'Nils Vane', detail: 'Lantern Bay' },
    { value: 'c-2', label: 'Nils Vane', detail: 'Copper Ridge, Lantern Bay' },
    { value: 'c-3,c-4', label: 'Ida Moss' },
  ]);
});
