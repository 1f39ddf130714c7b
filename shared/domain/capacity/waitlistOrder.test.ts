import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionBetween } from './waitlistOrder.ts';

const FIRST = '01KDEM0MEET000000000000001';
const SECOND = '01KDEM0MEET000000000000002';

/** What joins: 26 characters of Crockford's alphabet, as ULIDs are written. */
const ulid = fc.stringMatching(/^0[0-9A-HJKMNP-TV-Z]{24}[1-9A-HJKMNP-TV-Z]$/);

describe('positionBetween', () => {
  it('stands between its neighbours, before the head and behind the end', () => {
    const between = positionBetween(FIRST, SECOND);
    expect([SECOND, between, FIRST].sort()).toEqual([FIRST, between, SECOND]);
    expect(positionBetween(null, FIRST) < FIRST).toBe(true);
    expect(positionBetween(SECOND, null) > SECOND).toBe(true);
  });

  it('refuses neighbours that stand the wrong way round', () => {
    expect(() => positionBetween(SECOND, FIRST)).toThrow(RangeError);
    expect(() => positionBetween(FIRST, FIRST)).toThrow(RangeError);
  });

  it('keeps a list in order, whoever is moved wherever, however often', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 200 });
    fc.assert(
      fc.property(fc.uniqueArray(ulid, { minLength: 2, maxLength: 12 }), moves, (joined, moved) => {
        const list = joined.toSorted().map((position) => ({ who: position, position }));
        for (const [from, to] of moved) {
          const [one] = list.splice(from % list.length, 1);
          if (!one) throw new Error('The list has people in it');
          const place = to % (list.length + 1);
          const before = list[place - 1]?.position ?? null;
          const position = positionBetween(before, list[place]?.position ?? null);
          list.splice(place, 0, { who: one.who, position });
        }
        const sorted = list.toSorted((a, b) => (a.position < b.position ? -1 : 1));
        expect(sorted.map(({ who }) => who)).toEqual(list.map(({ who }) => who));
        expect(new Set(list.map(({ position }) => position)).size).toBe(list.length);
      }),
    );
  });
});
