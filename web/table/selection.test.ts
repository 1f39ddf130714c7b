import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectionExtent, remainingSelection, toggleSelection } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const keys = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe('selected rows', () => {
  it('are none, some or all of those shown', () => {
    expect(selectionExtent(shown, new Set())).toBe('none');
    expect(selectionExtent(shown, new Set(['b']))).toBe('some');
    expect(selectionExtent(shown, new Set(shown))).toBe('all');
    expect(selectionExtent([], new Set())).toBe('none');
    expect(selectionExtent(['a'], new Set(['gone']))).toBe('none');
  });

  it('include the range from the row pressed before, in either direction', () => {
    expect(keys(toggleSelection(new Set(['b']), shown, 'd', 'b'))).toEqual(['b', 'c', 'd']);
    expect(keys(toggleSelection(new Set(['d']), shown, 'b', 'd'))).toEqual(['b', 'c', 'd']);
  });

  it('are deselected in the same way', () => {
    expect(keys(toggleSelection(new Set(shown), shown, 'd', 'b'))).toEqual(['a', 'e']);
  });

  it('are one if the row pressed before is gone', () => {
    expect(keys(toggleSelection(new Set(), shown, 'c', 'gone'))).toEqual(['c']);
  });

  it('stay selected while more rows load, except rows that are gone', () => {
    const chosen = new Set(['b', 'd']);
    expect(remainingSelection(chosen, [...shown, 'f'])).toBe(chosen);
    expect(keys(remainingSelection(chosen, ['c', 'd']))).toEqual(['d']);
  });

  it('are unchanged if a row is pressed twice', () => {
    fc.assert(
      fc.property(fc.subarray(shown), fc.constantFrom(...shown), (before, key) => {
        const twice = toggleSelection(toggleSelection(new Set(before), shown, key), shown, key);
        expect(keys(twice)).toEqual(before);
      }),
    );
  });
});
