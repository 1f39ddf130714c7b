import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, shownColumns } from './columnChoice.ts';

const columns = [{ id: 'level' }, { id: 'age' }, { id: 'paid', hidden: true }];

describe('the chosen columns', () => {
  it('are the default without a value in the address', () => {
    expect(shownColumns(columns, '')).toEqual(['level', 'age']);
    expect(choiceOf(columns, ['age', 'level'])).toBe('');
  });

  it('can be none beside the name', () => {
    expect(choiceOf(columns, [])).toBe('none');
    expect(shownColumns(columns, 'none')).toEqual([]);
  });

  it('ignore an old link’s column that no longer exists', () => {
    expect(shownColumns(columns, 'paid,gone,level')).toEqual(['level', 'paid']);
  });

  it('are restored from the address, in the order of the table', () => {
    fc.assert(
      fc.property(fc.subarray(['level', 'age', 'paid']), (shown) => {
        expect(shownColumns(columns, choiceOf(columns, shown))).toEqual(shown);
      }),
    );
  });
});
