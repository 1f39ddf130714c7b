import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairOrder } from './fairOrder.ts';

const item = (competition: string, number: number) => ({
  competition,
  gsi1sk: `${competition}#2027-03-01T10:00:${String(number).padStart(2, '0')}Z`,
});
const items = (competition: string, count: number) =>
  Array.from({ length: count }, (_, number) => item(competition, number));
const namesOf = (parts: Readonly<Record<string, number>>) =>
  fairOrder(new Map(Object.entries(parts).map(([id, count]) => [id, items(id, count)]))).map(
    ({ competition }) => String(competition),
  );

it('takes links first, then one of each competition in turns', () => {
  expect(namesOf({ large: 5, small: 1, '': 2, middle: 2 })).toEqual([
    '',
    '',
    'large',
    'small',
    'middle',
    'large',
    'middle',
    'large',
    'large',
    'large',
  ]);
});

it('takes the oldest of a competition first, whichever list it comes from', () => {
  const mixed = [item('a', 7), item('a', 2), item('a', 5)];
  expect(fairOrder(new Map([['a', mixed]]))).toEqual([item('a', 2), item('a', 5), item('a', 7)]);
});

it('loses and repeats none, and lets no competition wait for more than one of each other before each of its own', () => {
  const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', ''), fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(counts, (parts) => {
      const names = namesOf(parts);
      for (const [id, count] of Object.entries(parts)) {
        expect(names.filter((name) => name === id)).toHaveLength(count);
        if (id === '') continue;
        let own = 0;
        const others = new Map<string, number>();
        for (const name of names) {
          if (name === id) own += 1;
          else if (name !== '') others.set(name, (others.get(name) ?? 0) + 1);
          if (own < count) for (const ahead of others.values()) expect(ahead).toBeLessThanOrEqual(own + 1);
        }
      }
    }),
  );
});
