import { describe, expect, it } from 'vitest';
import { boxOf, changedOutcomes, newBook, outcomesOf, type SentMark } from './book.ts';
import { compare, isRight } from './compare.ts';

const FLIGHT = { flightId: 'f1', seat: 'judge1', column: 'judge1.1' };

function bookOf(values: readonly number[], referee: readonly number[] = []) {
  const book = newBook();
  const write = (mark: Omit<SentMark, 'id'>) => book.boxes.set(boxOf(mark), { id: boxOf(mark), ...mark });
  for (const [index, value] of values.entries())
    write({ ...FLIGHT, programmeId: `p${String(index)}`, value });
  for (const [index, value] of referee.entries())
    write({ ...FLIGHT, seat: 'referee', column: 'total', programmeId: `p${String(index)}`, value });
  return book;
}

const programmes = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index)}`);
const places = (book: ReturnType<typeof bookOf>, count: number) =>
  outcomesOf(book, 'f1', programmes(count)).map(({ place, points }) => [place, points]);

describe('places with pencil and paper', () => {
  it('are five, and the sixth for all others; the referee decides between equal totals', () => {
    expect(places(bookOf([76, 75, 74, 73, 72, 71, 70]), 7)).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
      [4, 3],
      [5, 2],
      [6, 1],
      [6, 1],
    ]);
    expect(places(bookOf([74, 74, 72], [70, 71, 72]), 3)).toEqual([
      [2, 5],
      [1, 6],
      [3, 4],
    ]);
    expect(places(bookOf([74, 74, 72]), 3)).toEqual([
      [1, 6],
      [1, 6],
      [3, 4],
    ]);
  });

  it('are by the book for somebody alone, and none for who is absent', () => {
    expect(places(bookOf([80]), 1)).toEqual([[1, 6]]);
    expect(places(bookOf([79]), 1)).toEqual([[2, 5]]);
    const book = bookOf([74, 72]);
    book.absent.set('f1 p0', 'noShow');
    expect(places(book, 2)).toEqual([
      [null, 0],
      [2, 5],
    ]);
  });

  it('follow penalties and corrections', () => {
    const book = bookOf([74, 73]);
    book.penalties.set('f1 p0', 5);
    expect(places(book, 2)).toEqual([
      [2, 5],
      [1, 6],
    ]);
    book.corrections.set(boxOf({ ...FLIGHT, programmeId: 'p1' }), 60);
    expect(places(book, 2)).toEqual([
      [1, 6],
      [2, 5],
    ]);
    const changed = changedOutcomes(book, 'f1', programmes(2));
    expect(
      changed.map(({ before, after }) => [before.place, before.total, after.place, after.total]),
    ).toEqual([
      [2, 69, 1, 69],
      [1, 73, 2, 60],
    ]);
    expect(changedOutcomes({ ...book, corrections: new Map() }, 'f1', programmes(2))).toEqual([]);
  });
});

describe('the comparison', () => {
  const expected = new Map([
    ['one', [1, 6]],
    ['two', [2, 5]],
  ]);
  it('counts what is wrong, missing and doubled', () => {
    const right = [
      ['one', [1, 6]],
      ['two', [2, 5]],
    ] as const;
    expect(isRight(compare(expected, right))).toBe(true);
    expect(compare(expected, [['one', [1, 5]], ...right.slice(1)])).toMatchObject({ right: 1, wrong: 1 });
    expect(compare(expected, right.slice(1))).toMatchObject({ right: 1, missing: 1 });
    expect(compare(expected, [...right, ...right.slice(1)])).toMatchObject({ right: 2, extra: 1 });
    for (const found of [[], right.slice(1), [...right, ...right]])
      expect(isRight(compare(expected, found))).toBe(false);
    expect(isRight(compare(new Map(), []))).toBe(false);
  });
});
