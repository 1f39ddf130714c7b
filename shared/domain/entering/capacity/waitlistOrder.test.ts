import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInLine, positionBetween } from './waitlistOrder.ts';

const FIRST = '01KDEM0MEET000000000000001';
const SECOND = '01KDEM0MEET000000000000002';

/** A new position: 26 characters of Crockford's alphabet, as ULIDs are written. */
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

describe('moveInLine', () => {
  /** Ada waits with two events, which stand together unless somebody came in between. */
  const rows = [
    { entryId: 'ada', eventId: 'hoop', position: '1' },
    { entryId: 'bo', eventId: 'hoop', position: '2' },
    { entryId: 'ada', eventId: 'ball', position: '3' },
    { entryId: 'cy', eventId: 'hoop', position: '4' },
  ];
  const orderAfter = (entryId: string, place: number) => {
    const move = moveInLine(rows, entryId, place);
    return rows
      .map((row) => ({
        ...row,
        position: row.entryId === entryId ? (move?.positions.get(row.eventId) ?? row.position) : row.position,
      }))
      .sort((one, other) => (one.position < other.position ? -1 : 1))
      .map((row) => `${row.entryId} ${row.eventId}`);
  };

  it('puts all events of an entry at the place, in their order', () => {
    expect(orderAfter('ada', 2)).toEqual(['bo hoop', 'ada hoop', 'ada ball', 'cy hoop']);
    expect(orderAfter('ada', 3)).toEqual(['bo hoop', 'cy hoop', 'ada hoop', 'ada ball']);
    expect(orderAfter('cy', 1)).toEqual(['cy hoop', 'ada hoop', 'bo hoop', 'ada ball']);
  });

  it('says from where to where, and takes a place beyond the end as the end', () => {
    expect(moveInLine(rows, 'bo', 99)).toMatchObject({ from: 2, to: 3 });
    expect(orderAfter('bo', 99)).toEqual(['ada hoop', 'ada ball', 'cy hoop', 'bo hoop']);
  });

  it('changes nothing for an entry that is at the place already', () => {
    expect(moveInLine(rows, 'bo', 2)).toBeNull();
    expect(moveInLine(rows, 'cy', 99)).toBeNull();
  });
});
