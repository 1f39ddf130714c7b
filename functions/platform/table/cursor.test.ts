import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/apiError.ts';
import { chainedCursor, chainedPlace } from './chainedLists.ts';
import { cursorOf, placeOf } from './cursor.ts';

const LIST = { KeyConditionExpression: 'pk = :list', ExpressionAttributeValues: { ':list': 'A' } };
const KEY = { pk: 'A', sk: 'Müller' };

/** The codes of the refused fields; null where it was taken. */
function refusal(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof ApiError
      ? error.details.errors?.map(({ field, code }) => `${field} ${code}`)
      : error;
  }
}

describe('a cursor', () => {
  it('leads to the place that it was made of', () => {
    expect(placeOf(LIST, cursorOf(LIST, KEY))).toEqual(KEY);
  });

  it('is refused with any character changed, left out or added', () => {
    const cursor = cursorOf(LIST, KEY);
    const position = fc.nat(cursor.length - 1);
    const change = fc.constantFrom('', 'A', 'b', '7', '-', '=', ' ', '.', 'AA');
    fc.assert(
      fc.property(position, change, fc.boolean(), (at, text, isCut) => {
        const altered = isCut ? cursor.slice(0, at) : cursor.slice(0, at) + text + cursor.slice(at + 1);
        fc.pre(altered !== cursor);
        expect(refusal(() => placeOf(LIST, altered))).toEqual(['cursor MustValid']);
      }),
      { numRuns: 500 },
    );
    expect(refusal(() => placeOf(LIST, `${cursor}=`))).toEqual(['cursor MustValid']);
    expect(refusal(() => placeOf(LIST, ''))).toEqual(['cursor MustValid']);
  });

  it('is refused by another list', () => {
    const other = { ...LIST, ExpressionAttributeValues: { ':list': 'B' } };
    expect(refusal(() => placeOf(other, cursorOf(LIST, KEY)))).toEqual(['cursor MustValid']);
  });
});

describe('the cursor of lists read as one', () => {
  const lists = { of: ['users', undefined], names: ['first', 'second', 'third'] as const };

  it('begins with the first list, goes on in a list, then with the next, and ends after the last', () => {
    expect(chainedPlace(lists, undefined)).toEqual({ name: 'first', cursor: undefined });
    const within = chainedCursor(lists, 'second', 'inner');
    expect(chainedPlace(lists, within ?? '')).toEqual({ name: 'second', cursor: 'inner' });
    const next = chainedCursor(lists, 'second', null);
    expect(chainedPlace(lists, next ?? '')).toEqual({ name: 'third', cursor: undefined });
    expect(chainedCursor(lists, 'third', null)).toBeNull();
  });

  it('is refused by other lists, and by one of them', () => {
    const cursor = chainedCursor(lists, 'first', null) ?? '';
    const searched = { ...lists, of: ['users', 'mia'] };
    expect(refusal(() => chainedPlace(searched, cursor))).toEqual(['cursor MustValid']);
    const narrowed = { ...lists, names: ['second'] as const };
    expect(refusal(() => chainedPlace(narrowed, cursor))).toEqual(['cursor MustValid']);
    expect(refusal(() => chainedPlace(lists, 'second.'))).toEqual(['cursor MustValid']);
  });
});
