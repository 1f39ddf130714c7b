import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, shownColumns } from './columnChoice.ts';

const columns = [{ id: 'level' }, { id: 'age' }, { id: 'paid', hidden: true }];

describe('the columns chosen', () => {
  it('are the usual ones without a word in the address', () => {
    expect(shownColumns(columns, '')).toEqual(['level', 'age']);
    expect(choiceOf(columns, ['age', 'level'])).toBe('');
  });

  it('can be none beside the name', () => {
    expect(choiceOf(columns, [])).toBe('none');
    expect(shownColumns(columns, 'none')).toEqual([]);
  });

  it('pass over what an old link calls a column that is no more', () => {
    expect(shownColumns(columns, 'paid,gone,level')).toEqual(['level', 'paid']);
  });

  it('come back from the address as they were chosen, in the order of the table', () => {
    fc.assert(
      fc.property(fc.subarray(['level', 'age', 'paid']), (shown) => {
        expect(shownColumns(columns, choiceOf(columns, shown))).toEqual(shown);
      }),
    );
  });
});
