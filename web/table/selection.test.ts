import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howMany, stillThere, toggled } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const keys = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe('rows that are chosen', () => {
  it('are none, some or all of those shown', () => {
    expect(howMany(shown, new Set())).toBe('none');
    expect(howMany(shown, new Set(['b']))).toBe('some');
    expect(howMany(shown, new Set(shown))).toBe('all');
    expect(howMany([], new Set())).toBe('none');
    expect(howMany(['a'], new Set(['gone']))).toBe('none');
  });

  it('are chosen from the row pressed before to this one, either way round', () => {
    expect(keys(toggled(new Set(['b']), shown, 'd', 'b'))).toEqual(['b', 'c', 'd']);
    expect(keys(toggled(new Set(['d']), shown, 'b', 'd'))).toEqual(['b', 'c', 'd']);
  });

  it('are left out the same way', () => {
    expect(keys(toggled(new Set(shown), shown, 'd', 'b'))).toEqual(['a', 'e']);
  });

  it('are one where the row pressed before is gone', () => {
    expect(keys(toggled(new Set(), shown, 'c', 'gone'))).toEqual(['c']);
  });

  it('stay while more rows come, and go with rows that are no longer there', () => {
    const chosen = new Set(['b', 'd']);
    expect(stillThere(chosen, [...shown, 'f'])).toBe(chosen);
    expect(keys(stillThere(chosen, ['c', 'd']))).toEqual(['d']);
  });

  it('are as before where a row is pressed twice', () => {
    fc.assert(
      fc.property(fc.subarray(shown), fc.constantFrom(...shown), (before, key) => {
        const twice = toggled(toggled(new Set(before), shown, key), shown, key);
        expect(keys(twice)).toEqual(before);
      }),
    );
  });
});
