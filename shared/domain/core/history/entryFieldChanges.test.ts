import { expect, it } from 'vitest';
import { entryFieldChanges } from './entryFieldChanges.ts';
import type { Fields } from './namedLists.ts';

const event = (level: string, state: string, price: number) => ({
  id: `fs.${level}`,
  formatId: 'fs',
  format: 'Freestyle',
  level,
  seconds: 60,
  price,
  state,
});
const changes = (from: Fields, to: Fields) =>
  entryFieldChanges(from, to).map(({ path, from: was, to: is }) => [path.join('/'), was, is]);

it('names changed events by format and level', () => {
  expect(
    changes(
      { totalPrice: 100, events: [event('4', 'waiting', 0)] },
      { totalPrice: 200, events: [event('4', 'confirmed', 100)] },
    ),
  ).toEqual([
    ['totalPrice', 100, 200],
    ['events/Freestyle · 4/price', 0, 100],
    ['events/Freestyle · 4/state', 'waiting', 'confirmed'],
  ]);
});

it('names people, and answers by their question', () => {
  expect(
    changes(
      {
        skaters: [{ fullName: 'Ada', isi: '1' }],
        answers: [{ question: 'q', asked: 'Shirt?', answer: 'S' }],
      },
      {
        skaters: [{ fullName: 'Ada', isi: '2' }],
        answers: [{ question: 'q', asked: 'Shirt?', answer: 'M' }],
      },
    ),
  ).toEqual([
    ['skaters/Ada/isi', '1', '2'],
    ['answers/Shirt?/answer', 'S', 'M'],
  ]);
});

it('names added and removed elements, and compares a partner field by field', () => {
  expect(
    changes(
      { events: [event('4', 'confirmed', 100)], partner: null },
      { events: [event('5', 'confirmed', 100)], partner: { fullName: 'Ben' } },
    ),
  ).toEqual([
    ['partner/fullName', null, 'Ben'],
    ['events/Freestyle · 4', 'Freestyle · 4', null],
    ['events/Freestyle · 5', null, 'Freestyle · 5'],
  ]);
});
