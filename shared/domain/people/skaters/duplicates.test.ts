import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateReason, suggestDuplicates, type PossibleDuplicate } from './duplicates.ts';
import { editDistance, isCorrectedPerson } from './samePerson.ts';

const person = (fullName: string, birthdate = '2015-03-07', more: Partial<PossibleDuplicate> = {}) => ({
  id: `${fullName} ${birthdate} ${JSON.stringify(more)}`,
  fullName,
  birthdate,
  memberNumbers: [],
  families: [fullName],
  ...more,
});

describe('duplicateReason', () => {
  it.each([
    ['Mia Kato', 'Mia Kayo', 'spelling'],
    ['Mia Kato', 'Mai Kato', 'spelling'],
    ['Zoë Żak', 'Zoe Zak', 'spelling'],
    ['Łucja Nowak', 'Lucja Nowak', 'spelling'],
    ['Anna-Maria Berg', 'Anna Maria Berg', 'spelling'],
    ['Mia Kato', 'Kato Mia', 'order'],
    ['Mia Kato', 'Kato, Mia', 'order'],
    ['Mia Kato', 'Mia Sofia Kato', 'part'],
    ['Katie Winter', 'Katherine Winter', 'nickname'],
    ['Alex Frost', 'Alexandra Frost', 'nickname'],
    ['Mia Kato', 'Bo Winter', null],
    ['Mia Kato', 'Ines Kato', null],
  ])('of one birthdate, %s and %s: %s', (one, other, reason) => {
    expect(duplicateReason(person(one), person(other))).toBe(reason);
  });

  it.each([
    ['2015-03-07', '2015-07-03', 'birthdate'],
    ['2015-03-07', '2015-03-01', 'birthdate'],
    ['2015-03-12', '2015-03-21', 'birthdate'],
    ['2015-03-07', '2014-03-07', 'birthdate'],
    ['2015-03-07', '2011-11-29', null],
  ])('of one name, born %s and %s: %s', (one, other, reason) => {
    expect(duplicateReason(person('Mia Kato', one), person('Mia KATO', other))).toBe(reason);
  });

  it('takes one membership number for one person, however it is typed', () => {
    const one = person('Mia Kato', '2015-03-07', { memberNumbers: ['123 456'] });
    const other = person('Mimi Winter', '2012-01-01', { memberNumbers: ['#123456'] });
    expect(duplicateReason(one, other)).toBe('number');
  });

  it('leaves twins and siblings of one family alone', () => {
    const family = { families: ['f'], memberNumbers: ['123456'] };
    const mia = person('Mia Kato', '2015-03-07', family);
    expect(duplicateReason(mia, person('Mira Kato', '2015-03-07', family))).toBe(null);
    expect(duplicateReason(mia, person('Leo Kato', '2012-01-01', family))).toBe(null);
    expect(duplicateReason(mia, person('Mia Katto', '2015-03-07', { families: ['f'] }))).toBe('spelling');
    expect(duplicateReason(mia, person('Kato Mia', '2015-03-07', { families: ['f'] }))).toBe('order');
  });
});

describe('suggestDuplicates', () => {
  const part = fc.stringMatching(/^[a-z]{3,9}$/);
  const name = fc.tuple(part, part).map((parts) => parts.join(' '));

  it('finds what the rule says of every pair, in any order', () => {
    const people = fc.uniqueArray(
      fc.record({ fullName: name, day: fc.integer({ min: 10, max: 12 }) }).map(({ fullName, day }) => ({
        ...person(fullName, `2015-03-${String(day)}`),
      })),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(people, (some) => {
        const pairs = suggestDuplicates(some);
        expect(suggestDuplicates(some.toReversed())).toEqual(pairs);
        const byId = new Map(some.map((one) => [one.id, one]));
        for (const {
          people: [one, other],
          reason,
        } of pairs) {
          const [left, right] = [byId.get(one), byId.get(other)];
          if (!left || !right) throw new Error('A pair is of the people');
          expect([duplicateReason(left, right), duplicateReason(right, left)]).toEqual([reason, reason]);
        }
      }),
    );
  });

  it('always finds swapped names and one wrong letter', () => {
    fc.assert(
      fc.property(part, part, (given, family) => {
        const typed = person(`${given} ${family}`);
        const swapped = person(`${family} ${given}`);
        const mistyped = person(`${given} ${family.slice(0, 1)}x${family.slice(2)}`);
        const others = [swapped, mistyped].filter(({ fullName }) => fullName !== typed.fullName);
        for (const other of others) expect(suggestDuplicates([typed, other])).toHaveLength(1);
      }),
    );
  });

  it('compares a thousand people in a moment, even twenty a day', () => {
    const people = Array.from({ length: 1_000 }, (_, index) =>
      person(`Given${String(index)} Family${String(index % 400)}`, `2015-03-${String(10 + (index % 20))}`),
    );
    const before = performance.now();
    suggestDuplicates(people);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});

it('an edit distance counts letters and swapped neighbours', () => {
  expect(['kato', 'kaot', 'kat', 'bato', 'ines'].map((other) => editDistance('kato', other))).toEqual([
    0, 1, 1, 1, 4,
  ]);
});

it.each([
  ['Mia Kato', '2015-03-07', 'Mia Winter', '2015-03-07', true],
  ['Mia Kato', '2015-03-07', 'Mia KATO', '2015-03-08', true],
  ['Mia Kato', '2015-03-07', 'Mia Winter', '2015-03-08', false],
  ['Mia Kato', '2015-03-07', 'Bo Winter', '2015-03-07', false],
])('%s, %s corrected to %s, %s is the same person: %s', (name, born, other, otherBorn, isSame) => {
  const [before, after] = [person(name, born), person(other, otherBorn)];
  expect(isCorrectedPerson(before, after)).toBe(isSame);
});
