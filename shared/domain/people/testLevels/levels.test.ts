import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import catalogue from '../../../data/isi-catalogue.json' with { type: 'json' };
import { compareLevel, readLevel } from './levels.ts';
import { DEFAULT_CHART } from './equivalents.ts';

const read = (name: string) => readLevel(name, DEFAULT_CHART);

describe('readLevel', () => {
  it('reads every level of the catalogue, each ladder in its order', () => {
    for (const levels of Object.values(catalogue.ladders)) {
      const ranks = levels.map((level) => read(level)?.rank ?? 0);
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
      expect(new Set(ranks).size).toBe(levels.length);
      expect(new Set(levels.map((level) => read(level)?.discipline)).size).toBe(1);
    }
  });

  it.each([
    ['FS4', 'freestyle', 4],
    ['fs 10', 'freestyle', 10],
    ['Ｆreestyle　４', 'freestyle', 4],
    ['Pre Alpha', 'foundation', 5],
    ['prealpha', 'foundation', 5],
    ['Bronze', 'open', 1],
    ['Open Freestyle Gold', 'open', 3],
    ['Platinum Freestyle', 'open', 4],
    ['Free Dance 1', 'freeDance', 1],
    ['Ice Dance 3', 'dance', 3],
    ['USFS Pre-Juvenile', 'usfs', 3],
    ['pre–preliminary', 'usfs', 1],
  ])('%s is %s %i', (name, discipline, rank) => {
    expect(read(name)).toEqual({ discipline, rank });
  });

  it.each([
    '',
    'None yet',
    'Low',
    'All levels',
    'Freestyle',
    'Freestyle 0',
    'Freestyle 11',
    'Freestyle 1-5',
    'constructor 3',
  ])('%j is none', (name) => {
    expect(read(name)).toBeNull();
  });

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const level = read(name);
        expect(level === null || level.rank >= 1).toBe(true);
      }),
    );
  });
});

describe('comparedLevel', () => {
  it('finds one level of a discipline equal, those before below, those after above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }), (entered, passed) => {
        const of = (rank: number) => ({ discipline: 'freestyle', rank }) as const;
        const expected = entered === passed ? 'equal' : entered > passed ? 'above' : 'below';
        expect(compareLevel(of(entered), of(passed), DEFAULT_CHART)).toBe(expected);
      }),
    );
  });

  it('leaves every Freestyle test one Open level in the ISIAsia chart', () => {
    for (let rank = 1; rank <= 10; rank += 1) {
      const compared = [1, 2, 3, 4].map((open) =>
        compareLevel({ discipline: 'open', rank: open }, { discipline: 'freestyle', rank }, DEFAULT_CHART),
      );
      expect(compared.filter((one) => one === 'equivalent')).toHaveLength(1);
    }
  });
});
