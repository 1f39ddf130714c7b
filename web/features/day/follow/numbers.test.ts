import { expect, it } from 'vitest';
import { withNumbers } from './numbers.ts';

it('numbers those who skate, as they are called to the ice', () => {
  const starters = [{ name: 'Ida', missed: 'scratched' as const }, { name: 'Mia' }, { name: 'Zoé' }];
  expect(withNumbers(starters).map(({ skater, number }) => [skater.name, number])).toEqual([
    ['Ida', undefined],
    ['Mia', 1],
    ['Zoé', 2],
  ]);
});
